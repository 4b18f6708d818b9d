import { describe, expect, it } from "vitest";
import { groundMaterial, standsIn } from "./grounding";
import type { Passage } from "./ports";

describe("standsIn", () => {
  it("folds white space and Unicode form, and nothing else", () => {
    expect(standsIn("the café  opens", "When the cafe\u0301\nopens, we go.")).toBe(true);
    expect(standsIn("The café opens", "When the café opens, we go.")).toBe(false);
    expect(standsIn("the café closes", "When the café opens, we go.")).toBe(false);
  });

  it("takes nothing for no quote", () => {
    expect(standsIn(" ", "any text")).toBe(false);
  });
});

describe("groundMaterial", () => {
  const passage: Passage = {
    id: 1,
    fileId: "a",
    fileName: "a.pdf",
    ordinal: 0,
    page: 2,
    heading: null,
    text: "Water boils at 100 degrees.",
  };
  const material = groundMaterial({
    documents: [{ id: "a", name: "a.pdf" }],
    search: async () => [passage],
    read: async () => [],
  });

  it("holds only what it gave out, under the right file and page", async () => {
    const citation = { fileId: "a", page: 2, quote: "boils at 100" };
    expect(material.holds(citation)).toBe(false);
    await material.search("water", 1);
    expect(material.holds(citation)).toBe(true);
    expect(material.holds({ ...citation, fileId: "b" })).toBe(false);
    expect(material.holds({ ...citation, page: 3 })).toBe(false);
    expect(material.holds({ ...citation, quote: "boils at 90" })).toBe(false);
  });
});
