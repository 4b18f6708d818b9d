import { describe, expect, it } from "vitest";
import type { Block, DocumentPage } from "./document";
import { countWords } from "./plain-text";
import { splitIntoPassages } from "./split-into-passages";

const SENTENCE = "The moon pulls the water of the sea towards it every day.";
const paragraph = (text: string): Block => ({ kind: "paragraph", text });
const split = (pages: DocumentPage[]) => splitIntoPassages({ pages, words: 0 });

describe("splitIntoPassages", () => {
  it("keeps sentences whole, in passages of 60 to 180 words", () => {
    const text = Array(60).fill(SENTENCE).join(" ");
    const passages = split([{ number: 1, blocks: [paragraph(text)] }]);
    expect(passages.map((p) => p.text).join(" ")).toBe(text);
    for (const passage of passages) {
      expect(countWords(passage.text)).toBeGreaterThanOrEqual(60);
      expect(countWords(passage.text)).toBeLessThanOrEqual(180);
      expect(passage.text.endsWith(".")).toBe(true);
    }
  });

  it("starts a passage at each heading and page, and carries the heading over to the next page", () => {
    const passages = split([
      { number: 1, blocks: [{ kind: "heading", level: 1, text: "Tides" }, paragraph(SENTENCE)] },
      {
        number: 2,
        blocks: [
          paragraph(SENTENCE),
          { kind: "heading", level: 1, text: "Waves" },
          paragraph("They break."),
        ],
      },
    ]);
    expect(passages).toEqual([
      {
        page: 1,
        heading: "Tides",
        text: SENTENCE,
        blocks: [{ kind: "heading", level: 1, text: "Tides" }, paragraph(SENTENCE)],
      },
      { page: 2, heading: "Tides", text: SENTENCE, blocks: [paragraph(SENTENCE)] },
      {
        page: 2,
        heading: "Waves",
        text: "They break.",
        blocks: [{ kind: "heading", level: 1, text: "Waves" }, paragraph("They break.")],
      },
    ]);
  });

  it("splits a long paragraph or row between sentences, and keeps its bold words", () => {
    const text = Array(20).fill(SENTENCE).join(" ");
    const bold: [number, number][] = [
      [4, 8],
      [text.length - 10, text.length - 1],
    ];
    const cells = ["Tides", text];
    const passages = split([
      {
        number: 1,
        blocks: [
          { kind: "paragraph", text, bold },
          { kind: "table-row", text: cells.join(" | "), cells },
        ],
      },
    ]);
    const blocks = passages.flatMap((passage) => passage.blocks);
    for (const [index, passage] of passages.entries()) {
      for (const block of passage.blocks) expect(passage.text).toContain(block.text);
      expect(passage.blocks[0]?.continues).toBe(index % 2 === 1 ? true : undefined);
    }
    expect(
      blocks.map(({ text: whole, bold: parts = [] }) =>
        parts.map(([from, to]) => whole.slice(from, to)),
      ),
    ).toEqual([["moon"], ["every day"], [], []]);
    expect(blocks.map((block) => block.cells?.length)).toEqual([undefined, undefined, 2, 1]);
    for (const block of blocks) if (block.cells) expect(block.cells.join(" | ")).toBe(block.text);
  });

  it("keeps a list with its introduction, and a footnote on its own", () => {
    const passages = split([
      {
        number: 1,
        blocks: [
          paragraph("You will learn:"),
          { kind: "list-item", text: "what tides are" },
          { kind: "footnote", text: "See below." },
          { kind: "list-item", text: "why they come" },
        ],
      },
    ]);
    expect(passages.map((p) => p.text)).toEqual([
      "You will learn:\nwhat tides are\nwhy they come",
      "See below.",
    ]);
  });

  it("reads headings without text below them as the text if there is no other", () => {
    const heading = (level: number, text: string): Block => ({ kind: "heading", level, text });
    const blocks = [
      heading(3, "1. Which wall fell in 1989?"),
      heading(4, "The one in Berlin"),
      heading(3, "2. Which came first?"),
      heading(4, "The one in China"),
    ];
    const passages = split([{ number: null, blocks }]);
    expect(passages.map(({ heading, text }) => [heading, text])).toEqual([
      ["1. Which wall fell in 1989?", "The one in Berlin"],
      ["2. Which came first?", "The one in China"],
    ]);
  });

  it("leaves out a table of contents", () => {
    const passages = split([
      {
        number: 1,
        blocks: [
          { kind: "list-item", text: "Tides … 4" },
          paragraph("Waves . . . . . 12"),
          paragraph(SENTENCE),
        ],
      },
    ]);
    expect(passages.map((p) => p.text)).toEqual([SENTENCE]);
  });

  it("measures scripts without spaces in characters", () => {
    const text = "月亮每天都会牵引海水，使海水涨落。".repeat(60);
    const passages = split([{ number: null, blocks: [paragraph(text)] }]);
    expect(passages.map((p) => p.text).join("")).toBe(text);
    for (const { text: part } of passages) expect(part.length).toBeLessThanOrEqual(360);
  });

  it("does not end a sentence at an abbreviation", () => {
    const text = `${"Words come here now. ".repeat(44)}It was shown by Dr. Field in 1860 to all.`;
    const passages = split([{ number: 1, blocks: [paragraph(text)] }]);
    expect(passages.some((p) => p.text.includes("by Dr. Field in 1860"))).toBe(true);
  });
});
