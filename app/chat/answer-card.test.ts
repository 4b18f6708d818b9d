import { describe, expect, it } from "vitest";
import { answerCard } from "./answer-card";

const cited = (...quotes: string[]) => quotes.map((quote) => ({ fileId: "f", page: 2, quote }));

describe("answerCard", () => {
  it("asks the question and answers with each cited quote once", () => {
    expect(answerCard("Who?", cited("Karl did.", "In 1927.", "Karl did."))).toEqual({
      front: "Who?",
      back: "Karl did.\nIn 1927.",
      source: { fileId: "f", page: 2, quote: "Karl did." },
    });
  });

  it("returns null if nothing is cited", () => {
    expect(answerCard("Who?", [])).toBeNull();
  });

  it("fits the length of a card, with complete quotes after the first", () => {
    const card = answerCard("q".repeat(8_000), cited("a".repeat(600), "b".repeat(600), "c"));
    expect(card?.front).toHaveLength(1_000);
    expect(card?.front.endsWith("…")).toBe(true);
    expect(card?.back).toBe("a".repeat(600));
    const long = answerCard("Who?", cited("d".repeat(1_500)));
    expect(long?.back).toHaveLength(1_000);
    expect(long?.source.quote).toHaveLength(1_500);
  });
});
