import { describe, expect, it } from "vitest";
import { readPlainText, textMaterial } from "./text-material";

const lines = (text: string) =>
  readPlainText(text).pages[0]?.blocks.map(({ kind, text: line }) => `${kind}: ${line}`);

describe("readPlainText", () => {
  it("joins lines that were broken for want of room, and keeps the others apart", () => {
    expect(
      lines(
        "The mitochondria make most of the energy that a\ncell needs, in the form of ATP.\nThey have two membranes.",
      ),
    ).toEqual([
      "paragraph: The mitochondria make most of the energy that a cell needs, in the form of ATP.",
      "paragraph: They have two membranes.",
    ]);
  });

  it("takes a short line above a text for its heading, also where it is marked", () => {
    expect(
      lines("The cell\nA cell is a small room.\n\n## The core\n\nIt holds the genes."),
    ).toEqual([
      "heading: The cell",
      "paragraph: A cell is a small room.",
      "heading: The core",
      "paragraph: It holds the genes.",
    ]);
  });

  it("keeps the items of a list, and a list of words is not all headings", () => {
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

describe("textMaterial", () => {
  const chapter = (topic: string) =>
    Array.from({ length: 12 }, (_, n) => `Sentence ${n} of this chapter is about ${topic}.`).join(
      " ",
    );
  const topics = Array.from({ length: 40 }, (_, n) => `topic${n}`);
  const material = textMaterial(topics.map(chapter).join("\n\n"));

  it("finds the passages that share most words with a query", async () => {
    const [first] = await material.search("Tell me about topic17, please", 3);
    expect(first?.text).toContain("topic17.");
    expect(await material.search("nothing alike", 3)).toEqual([]);
  });

  it("reads evenly from the first paragraph to the last part", async () => {
    const all = await material.read(400);
    const some = await material.read(10);
    expect(all.length).toBeGreaterThanOrEqual(40);
    expect(some.length).toBeLessThanOrEqual(10);
    expect(some[0]?.text).toContain("topic0.");
    expect(some.at(-1)?.ordinal).toBeGreaterThan(all.length * 0.8);
    expect(await material.read(all.length, 10)).toHaveLength(all.length);
    expect(await material.read(all.length - 1, 10)).toEqual(some);
  });

  it("is empty for white space", async () => {
    const nothing = textMaterial(" \n\t\n ");
    expect(nothing.documents).toEqual([]);
    expect(await nothing.read(10)).toEqual([]);
  });
});
