import { describe, expect, it } from "vitest";
import type { Citation, Material, Passage } from "../ports";
import { isQuotedIn } from "../text/is-quoted-in";
import { type GroundedMaterial, groundMaterial } from "./grounding";

describe("isQuotedIn", () => {
  it("ignores white space and Unicode form only", () => {
    expect(isQuotedIn("the café  opens", "When the cafe\u0301\nopens, we go.")).toBe(true);
    expect(isQuotedIn("The café opens", "When the café opens, we go.")).toBe(false);
    expect(isQuotedIn("the café closes", "When the café opens, we go.")).toBe(false);
  });

  it("rejects an empty quote", () => {
    expect(isQuotedIn(" ", "any text")).toBe(false);
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
    blocks: [{ kind: "paragraph", text: "Water boils at 100 degrees." }],
  };
  const source: Material = {
    documents: [{ id: "a", name: "a.pdf" }],
    search: async () => [passage],
    read: async () => [passage],
    derive: async (_, work) => work(),
  };
  const citation = { fileId: "a", page: 2, quote: "boils at 100" };

  const holds = async (material: GroundedMaterial, one: Citation) =>
    (await material.keepGrounded([one], (source) => [source])).length === 1;

  it("accepts only quotes from returned passages, with file and page", async () => {
    const material = groundMaterial(source);
    expect(await holds(material, citation)).toBe(false);
    await material.search("water", 1);
    expect(await holds(material, citation)).toBe(true);
    expect(await holds(material, { ...citation, fileId: "b" })).toBe(false);
    expect(await holds(material, { ...citation, page: 3 })).toBe(false);
    expect(await holds(material, { ...citation, quote: "boils at 90" })).toBe(false);
  });

  it("accepts a sentence across a page break, on its first page", async () => {
    const text = "Sweat cools the skin.";
    const pages = [
      { ...passage, text: "Sweat cools", blocks: [{ kind: "paragraph", text: "Sweat cools" }] },
      {
        ...passage,
        id: 2,
        ordinal: 1,
        page: 3,
        text: "the skin.",
        blocks: [{ kind: "paragraph", text: "the skin.", continues: true }],
      },
    ] satisfies Passage[];
    const material = groundMaterial({ ...source, read: async () => pages });
    await material.read(2);
    expect(await holds(material, { fileId: "a", page: 2, quote: text })).toBe(true);
    expect(await holds(material, { fileId: "a", page: 3, quote: text })).toBe(false);
  });

  it("accepts quotes of a value that was derived elsewhere", async () => {
    const material = groundMaterial({ ...source, textKey: "a-1" });
    expect(await holds(material, citation)).toBe(true);
    expect(await holds(material, { ...citation, quote: "boils at 90" })).toBe(false);
  });

  it("accepts quotes of a value that was derived earlier", async () => {
    const material = groundMaterial(source);
    await material.derive("facts-1", async () => []);
    expect(await holds(material, citation)).toBe(true);
    expect(await holds(material, { ...citation, quote: "boils at 90" })).toBe(false);
  });
});
