import { describe, expect, it } from "vitest";
import type { DraftQuestion } from "~/ai/ports";
import { lintQuestion } from "./lint-question";

const TEXT = "The Rhine rises in the Alps and flows to the North Sea.";

function question(changes: Partial<DraftQuestion> = {}): DraftQuestion {
  return {
    question: "Which of these rises in the Alps?",
    options: ["The Rhine", "The Thames", "The Volga", "The Loire"],
    correctAnswer: 0,
    explanation: "On page 1: “…”",
    source: { fileId: "f", page: 1, quote: TEXT },
    optionSources: [null, null, null, null],
    ...changes,
  };
}

describe("lintQuestion", () => {
  it("finds no flaw in a valid question", () => {
    expect(lintQuestion(question(), TEXT)).toEqual([]);
  });

  it.each([
    [{ options: ["The Rhine", "The Thames", "The Volga"] }, "option count"],
    [{ correctAnswer: 4 }, "key out of range"],
    [{ options: ["The Rhine", "the  rhine", "The Volga", "The Loire"] }, "repeated option"],
    [{ options: ["The Rhine", "The Rhine valley", "The Volga", "The Loire"] }, "nested options"],
    [{ options: ["The Rhine", "", "The Volga", "The Loire"] }, "empty option"],
    [{ question: "Which river, the Rhine or another, rises there?" }, "stem holds the key"],
    [{ options: ["The Rhine", "The Thames", "The Volga", "All of the above"] }, "catch-all option"],
    [
      { source: { fileId: "f", page: 1, quote: "The Rhine rises in Italy." } },
      "quote not in the text",
    ],
    [{ source: null }, "quote not in the text"],
    [
      {
        options: [
          "The Rhine, which rises in the Alps near a small lake",
          "Thames",
          "Volga",
          "Loire",
        ],
      },
      "uneven lengths",
    ],
    [{ question: "Which?" }, "stem too short"],
    [{ options: ["The Rhine", "Thames", "Volga", "Loire"] }, "uneven articles"],
    [{ options: ["rhine", "Thames", "Volga", "Loire"] }, "uneven capitals"],
    [{ options: ["The Rhine", "The Thames", "The Volga 71", "The Loire"] }, "stray mark"],
    [{ question: "Which of these rivers is NOT in Germany?" }, "negative stem"],
    [
      { options: ["The Rhine", "The Thames", "It always floods", "The Loire"] },
      "absolute word in one option",
    ],
    [
      {
        question: "Which river passes the Netherlands?",
        options: ["Netherlands Rhine", "Thames", "Volga", "Loire"],
      },
      "clue in the stem",
    ],
    [{ options: ["10", "30", "20", "40"] }, "numbers out of order"],
    [{ question: "The Rhine is in this an ____." }, "article gives it away"],
  ] as const)("finds the flaw in %j", (changes, flaw) => {
    expect(lintQuestion(question(changes as Partial<DraftQuestion>), TEXT)).toContain(flaw);
  });

  it("does not mistake 10 for a part of 100", () => {
    const numbers = question({
      question: "Which number belongs in the gap?",
      options: ["10", "100", "1000", "10000"],
    });
    expect(lintQuestion(numbers, TEXT)).toEqual([]);
  });
});
