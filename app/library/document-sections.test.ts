import { describe, expect, it } from "vitest";
import { sectionOf, sectionsBelow } from "./document-sections";

const headings = [
  { heading: "Osmosis", ordinal: 2, page: 1 },
  { heading: "Diffusion", ordinal: 5, page: 3 },
  { heading: "Summary", ordinal: 9, page: 3 },
];
const quote = { fileId: "a", page: 3 };

describe("sectionOf", () => {
  it("is the section that contains the passage", () => {
    expect(sectionOf(quote, headings, 5)).toEqual({
      fileId: "a",
      heading: "Diffusion",
      page: 3,
      part: { from: 5, before: 9 },
    });
    expect(sectionOf(quote, headings, 8)?.heading).toBe("Diffusion");
    expect(sectionOf(quote, headings, 30)?.part).toEqual({ from: 9, before: null });
  });

  it("is the text before the first heading", () => {
    expect(sectionOf({ fileId: "a", page: 1 }, headings, 0)).toEqual({
      fileId: "a",
      heading: null,
      page: 1,
      part: { from: 0, before: 2 },
    });
  });

  it("is found by the page if the passage is unknown", () => {
    expect(sectionOf({ fileId: "a", page: 2 }, headings, null)?.heading).toBe("Osmosis");
    expect(sectionOf({ fileId: "a", page: null }, headings, null)).toBeNull();
  });

  it("is the page in a document without headings, or all of a document without pages", () => {
    expect(sectionOf(quote, [], null)?.part).toEqual({ firstPage: 3, lastPage: 3 });
    expect(sectionOf({ fileId: "a", page: null }, [], null)?.part).toEqual({
      from: 0,
      before: null,
    });
  });
});

describe("sectionsBelow", () => {
  it("contains the section of each heading once, the same as sectionOf finds for a quote in it", () => {
    const own = headings.map((heading) => ({ ...heading, fileId: "a" }));
    const other = [{ heading: "Cells", ordinal: 0, page: null, fileId: "b" }];
    const sections = sectionsBelow([...own, ...other]);
    expect(sections.slice(0, 3)).toEqual(
      own.map(({ ordinal }) => sectionOf(quote, headings, ordinal)),
    );
    expect(sections[3]).toEqual({
      fileId: "b",
      heading: "Cells",
      page: null,
      part: { from: 0, before: null },
    });
  });
});
