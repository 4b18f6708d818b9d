import { describe, expect, it } from "vitest";
import { extractDocument } from "~/library/extraction/extract-document";
import { buildPdf, type PdfLine } from "./sample-pdf";

const OPENINGS = ["", "In spring", "In May", "At the end", "In autumn"];
const FILLER = "some plain words that fill the line well up to its";

function column(x: number, top: number, lines: readonly string[], size = 10): PdfLine[] {
  return lines.map((text, index) => ({ text, x, y: top - index * 1.2 * size, size }));
}

async function pagesOf(pages: readonly (readonly PdfLine[])[]) {
  return (await extractDocument("pdf", buildPdf(pages))).pages;
}

describe("extractPdf", () => {
  it("reads two columns one after the other, and joins hyphenated words", async () => {
    const left = column(50, 700, [
      `Left ${FILLER} ex-`,
      ...Array(7).fill(`tent ${FILLER} and`),
      "goes on at the",
    ]);
    const right = column(320, 700, [
      `top ${FILLER} end`,
      ...Array(7).fill(`right ${FILLER} and`),
      "is done.",
    ]);
    // Drawn line by line across both columns, as some programs do.
    const across = left.flatMap((line, index) => [line, right[index] ?? line]);
    const [page] = await pagesOf([[...left, ...right]]);
    expect(page?.blocks).toHaveLength(1);
    expect(page?.blocks[0]?.text).toContain("its extent some");
    expect(page?.blocks[0]?.text).toContain("goes on at the top some");
    const [crossed] = await pagesOf([across]);
    expect(crossed?.blocks.map((b) => b.text).join(" ")).toContain("goes on at the top some");
  });

  it("refuses more text than from a Word document", async () => {
    const text = "abcdefghi ".repeat(10_000);
    // At this size, the letters of a line are within the page, so they count.
    const size = 0.005;
    const page = Array.from({ length: 28 }, (_, line) => ({ text, x: 50, y: 700 - line, size }));
    await expect(pagesOf([page, page, page])).rejects.toMatchObject({ reason: "too_large" });
  });

  it("removes running heads and page numbers but keeps a year in the text", async () => {
    const pages = await pagesOf(
      [1, 2, 3, 4].map((number) => [
        { text: "A History of Tides", x: 50, y: 780, size: 8 },
        { text: `${OPENINGS[number]} of 190${number} the tide was high.`, x: 50, y: 700 },
        { text: "It was measured daily.", x: 50, y: 688 },
        { text: String(number + 16), x: 300, y: 30 },
      ]),
    );
    expect(pages.map((page) => page.blocks.map((b) => b.text).join(" "))).toEqual(
      [1, 2, 3, 4].map(
        (n) => `${OPENINGS[n]} of 190${n} the tide was high. It was measured daily.`,
      ),
    );
  });

  it("puts a sentence that continues on the next page on the page where it starts", async () => {
    const pages = await pagesOf([
      column(50, 700, [`First ${FILLER} end.`, `Then ${FILLER} run`]),
      column(50, 700, [
        "over to here. The rest, which is quite long, stays on",
        `its own page with ${FILLER} end.`,
      ]),
    ]);
    expect(pages[0]?.blocks[0]?.text).toMatch(/run over to here\.$/);
    expect(pages[1]?.blocks[0]?.text).toMatch(
      /^The rest, which is quite long, stays on its own page/,
    );
  });

  it("joins a sentence in a box across the page break, even if it continues with a name", async () => {
    const body = column(50, 700, [`One ${FILLER} end.`, `Two ${FILLER} end.`]);
    const box = (top: number, lines: readonly string[]) => column(60, top, lines);
    const pages = await pagesOf([
      [...body, ...box(640, [`Three ${FILLER} top.`, `Four ${FILLER} of`])],
      [...box(700, [`Aberystwyth ${FILLER} end.`]), ...column(50, 660, [`Five ${FILLER} end.`])],
    ]);
    const text = pages[0]?.blocks.map((block) => block.text).join(" ");
    expect(text).toMatch(/up to its of Aberystwyth some plain words/);
  });

  it("keeps the hyphen of a compound word", async () => {
    const [page] = await pagesOf([
      column(50, 700, [`One ${FILLER} seventeenth-`, `century ${FILLER} end.`]),
    ]);
    expect(page?.blocks[0]?.text).toContain("seventeenth-century some");
  });

  it("removes notes and their markers from the text, but keeps powers", async () => {
    const pages = await pagesOf([
      [
        { text: "A candle", x: 50, y: 700 },
        { text: "1", x: 90.6, y: 704, size: 6 },
        { text: " burns for 10", x: 95, y: 700 },
        { text: "7", x: 151.5, y: 704, size: 6 },
        { text: " seconds in an", x: 155.2, y: 700 },
        { text: "ordinary room, as everybody knows who", x: 50, y: 688 },
        { text: "has ever lit a candle of his own.", x: 50, y: 676 },
        { text: "1", x: 50, y: 63, size: 5 },
        { text: "Mr. Field lent it.", x: 54, y: 60, size: 8 },
      ],
    ]);
    expect(pages[0]?.blocks).toEqual([
      {
        kind: "paragraph",
        text: "A candle burns for 10⁷ seconds in an ordinary room, as everybody knows who has ever lit a candle of his own.",
      },
      { kind: "footnote", text: "Mr. Field lent it." },
    ]);
  });

  it("finds headings by size and by weight", async () => {
    const pages = await pagesOf([
      [
        { text: "Tides", x: 50, y: 740, size: 18 },
        { text: "Their cause", x: 50, y: 710, bold: true },
        ...column(50, 696, [`The moon ${FILLER} end,`, `and ${FILLER} end.`]),
      ],
    ]);
    expect(pages[0]?.blocks.map((b) => [b.kind, b.level, b.text.slice(0, 11)])).toEqual([
      ["heading", 1, "Tides"],
      ["heading", 2, "Their cause"],
      ["paragraph", undefined, "The moon so"],
    ]);
  });

  it("starts a new entry for each term of a list", async () => {
    const entry = (y: number, term: string, meaning: string) => [
      { text: term, x: 50, y, bold: true },
      { text: meaning, x: 80, y },
    ];
    const pages = await pagesOf([
      [
        ...column(50, 740, [`The moon ${FILLER} end,`, `and ${FILLER} end.`]),
        ...entry(690, "tide", "a swell that comes with the moon and goes again"),
        ...entry(676, "moon", "a body that goes round the earth in a month and"),
        { text: "shines by day as well as by night for all to see", x: 50, y: 662 },
        ...entry(648, "mass", "how much of matter there is in a body"),
      ],
    ]);
    expect(pages[0]?.blocks.map((b) => b.text.slice(0, 12))).toEqual([
      "The moon som",
      "tide a swell",
      "moon a body ",
      "mass how muc",
    ]);
  });

  it("starts a new entry even after a page break", async () => {
    const entry = (y: number, term: string, meaning: string) => [
      { text: term, x: 50, y, bold: true },
      { text: meaning, x: 50, y: y - 14 },
    ];
    const pages = await pagesOf([
      [
        ...column(50, 740, [`The moon ${FILLER} end,`, `and ${FILLER} end.`]),
        ...entry(690, "tide", "a swell that comes with the moon and goes again"),
        ...entry(648, "moon", "a body that goes round the earth in a month and more"),
      ],
      [
        ...entry(740, "mass", "how much of matter there is in a body"),
        ...entry(698, "year", "the time in which the earth goes round the sun"),
      ],
    ]);
    expect(pages.map(({ blocks }) => blocks.at(-1)?.text)).toEqual([
      "a body that goes round the earth in a month and more",
      "the time in which the earth goes round the sun",
    ]);
    expect(pages[1]?.blocks[0]?.text).toBe("mass");
  });

  it("does not split a paragraph where a bold word happens to start a line", async () => {
    const line = (y: number, words: string[]) => {
      let x = 50;
      return words.map((text, index) => {
        const placed = { text, x, y, bold: index % 2 === 0 };
        x += text.length * 5.6;
        return placed;
      });
    };
    const pages = await pagesOf([
      [
        ...column(50, 740, [`The moon ${FILLER} end,`, `and ${FILLER} end,`]),
        ...line(712, ["the sun", "and all", "the seas", "which it warms"]),
        ...line(698, ["and cools", "or dries", "in summer", "as we know"]),
        ...line(684, ["the rest", "is left", "to winds", "that blow."]),
      ],
    ]);
    expect(pages[0]?.blocks).toHaveLength(1);
  });

  it("reads bullets and numbers as list items, nested by their indent", async () => {
    const lines = ["1. Heat the water", "- slowly", "- in a pan", "2. Stir"];
    const pages = await pagesOf([
      [
        ...column(50, 740, [`The moon ${FILLER} end.`, `And ${FILLER} end.`]),
        ...lines.map((text, index) => ({
          text,
          x: text.startsWith("-") ? 80 : 60,
          y: 700 - 14 * index,
        })),
      ],
    ]);
    const items = pages[0]?.blocks.filter(({ kind }) => kind === "list-item");
    expect(items?.map(({ level, label, text }) => [level, label, text])).toEqual([
      [1, "1", "Heat the water"],
      [2, undefined, "slowly"],
      [2, undefined, "in a pan"],
      [1, "2", "Stir"],
    ]);
  });

  it("keeps bold words within a line", async () => {
    const pages = await pagesOf([
      [
        ...column(50, 740, [`The moon ${FILLER} end.`, `And ${FILLER} end.`]),
        { text: "The two sides of a", x: 50, y: 700 },
        { text: "cell membrane", x: 134, y: 700, bold: true },
        { text: "are alike.", x: 208, y: 700 },
      ],
    ]);
    const block = pages[0]?.blocks.at(-1);
    expect(block?.bold?.map(([from, to]) => block.text.slice(from, to))).toEqual(["cell membrane"]);
  });

  it("reads a slide as a title and bullet points", async () => {
    const slide = (title: string, points: string[]) => [
      { text: title, x: 60, y: 450, size: 36 },
      ...points.map((text, index) => ({ text, x: 80, y: 380 - 40 * index, size: 22 })),
    ];
    const { pages } = await extractDocument(
      "pdf",
      buildPdf(
        [
          slide("The cell", ["Nucleus: holds the genes", "Ribosomes: build proteins"]),
          slide("The tissue", ["Epithelium covers surfaces", "Muscle contracts"]),
        ],
        { width: 960, height: 540 },
      ),
    );
    expect(pages[0]?.blocks).toEqual([
      { kind: "heading", level: 1, text: "The cell" },
      { kind: "list-item", level: 1, text: "Nucleus: holds the genes" },
      { kind: "list-item", level: 1, text: "Ribosomes: build proteins" },
    ]);
  });

  it("reads rows of cells as a table", async () => {
    const row = (y: number, cells: string[]) =>
      cells.map((text, i) => ({ text, x: 50 + i * 150, y }));
    const pages = await pagesOf([[...row(700, ["Body", "Density"]), ...row(685, ["Moon", "3.3"])]]);
    expect(pages[0]?.blocks.map((b) => b.text)).toEqual(["Body | Density", "Moon | 3.3"]);
    expect(pages[0]?.blocks[0]?.kind).toBe("table-row");
  });

  it("joins the lines of centred table cells", async () => {
    const pages = await pagesOf([
      [
        { text: "Flight", x: 50, y: 700 },
        { text: "Date", x: 150, y: 700 },
        { text: "Result", x: 250, y: 700 },
        { text: "First landing on the", x: 250, y: 682 },
        { text: "Apollo 11", x: 50, y: 676 },
        { text: "July 1969", x: 150, y: 676 },
        { text: "Moon", x: 250, y: 670 },
      ],
    ]);
    expect(pages[0]?.blocks.map((b) => b.text)).toEqual([
      "Flight | Date | Result",
      "Apollo 11 | July 1969 | First landing on the Moon",
    ]);
  });

  it("transfers the bytes instead of copying them", async () => {
    const bytes = buildPdf([column(50, 700, ["Some text."])]);
    await extractDocument("pdf", bytes);
    expect(bytes.byteLength).toBe(0);
  });

  it("distinguishes a PDF without text, a damaged one and another type", async () => {
    await expect(extractDocument("pdf", buildPdf([[]]))).rejects.toMatchObject({
      reason: "no_text",
    });
    const whole = buildPdf([column(50, 700, ["Some text."])]);
    await expect(extractDocument("pdf", whole.slice(0, 40))).rejects.toMatchObject({
      reason: "damaged",
    });
    await expect(extractDocument("pdf", new Uint8Array())).rejects.toMatchObject({
      reason: "damaged",
    });
    await expect(extractDocument("doc", whole)).rejects.toMatchObject({ reason: "wrong_type" });
  });
});
