import { describe, expect, it } from "vitest";
import { normalizeWhiteSpace } from "./normalize-white-space";

describe("normalizeWhiteSpace", () => {
  it("collapses a gap to one character", () => {
    const question = "What  is \n\n it? ";
    expect(normalizeWhiteSpace({ question, history: [] }).question).toBe("What is\nit?");
  });

  it("shortens earlier messages of the learner, but not the question or replies", () => {
    const long = "word ".repeat(1_000).trim();
    const { question, history } = normalizeWhiteSpace({
      question: long,
      history: [
        { role: "user", content: long },
        { role: "assistant", content: long },
      ],
    });
    expect(question).toBe(long);
    expect(history.map(({ content }) => content.length)).toEqual([500, long.length]);
  });
});
