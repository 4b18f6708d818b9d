import { describe, expect, it } from "vitest";
import { readPlainText } from "./read-plain-text";

const lines = (text: string) =>
  readPlainText(text).pages[0]?.blocks.map(({ kind, text: line }) => `${kind}: ${line}`);

describe("readPlainText", () => {
  it("joins wrapped lines, and keeps the others apart", () => {
    expect(
      lines(
        "The mitochondria make most of the energy that a\ncell needs, in the form of ATP.\nThey have two membranes.",
      ),
    ).toEqual([
      "paragraph: The mitochondria make most of the energy that a cell needs, in the form of ATP.",
      "paragraph: They have two membranes.",
    ]);
  });

  it("reads a short line above a text, or a marked line, as its heading", () => {
    expect(
      lines("The cell\nA cell is a small room.\n\n## The core\n\nIt holds the genes."),
    ).toEqual([
      "heading: The cell",
      "paragraph: A cell is a small room.",
      "heading: The core",
      "paragraph: It holds the genes.",
    ]);
  });

  it("keeps the items of a list, and does not read a list of words as headings", () => {
    expect(lines("Gases:\n- oxygen\n- argon")).toEqual([
      "paragraph: Gases:",
      "list-item: oxygen",
      "list-item: argon",
    ]);
    expect(lines("oxygen\nargon\nneon")).toEqual([
      "paragraph: oxygen",
      "paragraph: argon",
      "paragraph: neon",
    ]);
  });
});

describe("readPlainText of pasted notes", () => {
  it("keeps the lines of notes apart, and joins the lines of text wrapped at a fixed width", () => {
    const notes = [
      "Osmosis = movement of water across a semipermeable membrane",
      "Diffusion = movement of particles from high to low concentration",
      "Golgi apparatus: modifies, sorts and packages proteins",
    ];
    expect(lines(notes.join("\n"))).toEqual(notes.map((note) => `paragraph: ${note}`));
    const broken = [
      "The pigments of a leaf take in light of different",
      "colours. Chlorophyll absorbs red and blue light, but",
      "it reflects green. That is why the leaves of plants in",
      "Europe look green to us until they lose it in autumn",
      "and yellow carotenoids can be seen.",
    ];
    expect(lines(broken.join("\n"))).toEqual([`paragraph: ${broken.join(" ")}`]);
  });

  it("leaves out page headers, even within a sentence", () => {
    const page = (subject: string, number: number) =>
      `${subject} rises slowly and steadily in\n\nChapter 3 | ${number}\n\nthe stem of the plant.\n\nIt falls.\n\nIt rests.`;
    const read = lines([page("Water", 45), page("Sugar", 46), page("Salt", 47)].join("\n\n"));
    expect(read?.slice(0, 3)).toEqual([
      "paragraph: Water rises slowly and steadily in the stem of the plant.",
      "paragraph: It falls.",
      "paragraph: It rests.",
    ]);
    expect(read?.join(" ")).not.toContain("Chapter");
  });

  it("reads nested lists, typed tables, bold words and headings", () => {
    const text = [
      "CAUSES OF THE WAR",
      "- alliances",
      "    - Triple Entente",
      "1) militarism",
      "",
      "Term\tMeaning",
      "Ion\tcharged particle that an atom becomes when it loses electrons",
      "",
      "A **nephron** makes urine.",
    ].join("\n");
    expect(readPlainText(text).pages[0]?.blocks).toEqual([
      { kind: "heading", level: 1, text: "CAUSES OF THE WAR" },
      { kind: "list-item", level: 1, text: "alliances" },
      { kind: "list-item", level: 2, text: "Triple Entente" },
      { kind: "list-item", level: 1, mark: "1)", label: "1", text: "militarism" },
      {
        kind: "table-row",
        text: "Term | Meaning",
        cells: ["Term", "Meaning"],
        isHeader: true,
      },
      {
        kind: "table-row",
        text: "Ion | charged particle that an atom becomes when it loses electrons",
        cells: ["Ion", "charged particle that an atom becomes when it loses electrons"],
      },
      { kind: "paragraph", text: "A nephron makes urine.", bold: [[2, 9]] },
    ]);
  });

  it("splits a chapter that was pasted as one line into passages", () => {
    const sentence =
      "The kidney takes back most of the water that it has filtered out of the blood.";
    const { pages, words } = readPlainText(Array(40).fill(sentence).join(" "));
    expect(pages[0]?.blocks.map(({ kind }) => kind)).toEqual(["paragraph"]);
    expect(words).toBe(640);
  });
});
