import { describe, expect, it } from "vitest";
import { normalizeWhiteSpace } from "./normalize-white-space";

describe("withoutGaps", () => {
  it("reads a gap as one character", () => {
    const question = "What  is \n\n it? ";
    expect(normalizeWhiteSpace({ question, history: [] }).question).toBe("What is\nit?");
  });

  it("reads the beginning of what the learner said before, and all of what is asked and replied", () => {
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
