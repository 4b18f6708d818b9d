import { describe, expect, it } from "vitest";
import { readPlainText } from "./extraction/read-plain-text";
import { splitIntoPassages } from "./extraction/split-into-passages";
import { textMaterial } from "./text-material";

describe("textMaterial", () => {
  const chapter = (topic: string) =>
    Array.from({ length: 12 }, (_, n) => `Sentence ${n} of this chapter is about ${topic}.`).join(
      " ",
    );
  const topics = Array.from({ length: 40 }, (_, n) => `topic${n}`);
  const material = textMaterial(splitIntoPassages(readPlainText(topics.map(chapter).join("\n\n"))));

  it("finds the passages that share the most words with a query", async () => {
    const [first] = await material.search("Tell me about topic17, please", 3);
    expect(first?.text).toContain("topic17.");
    expect(await material.search("nothing alike", 3)).toEqual([]);
  });

  it("reads a sample spread evenly from the first paragraph to the last part", async () => {
    const all = await material.read(400);
    const some = await material.read(10);
    expect(all.length).toBeGreaterThanOrEqual(40);
    expect(some.length).toBeLessThanOrEqual(10);
    expect(some[0]?.text).toContain("topic0.");
    expect(some.at(-1)?.ordinal).toBeGreaterThan(all.length * 0.8);
    expect(await material.read(all.length, 10)).toHaveLength(all.length);
    expect(await material.read(all.length - 1, 10)).toEqual(some);
  });

  it("is empty without passages", async () => {
    const nothing = textMaterial([]);
    expect(nothing.documents).toEqual([]);
    expect(await nothing.read(10)).toEqual([]);
  });
});
