import { describe, expect, it } from "vitest";
import { summarizeAnswers } from "./summarize-answers";

describe("summarizeAnswers", () => {
  it("counts answers, right answers and new items by subject", () => {
    const end = summarizeAnswers([
      { grade: "again", first: true, about: "Cells" },
      { grade: "medium", first: false, about: "Osmosis" },
      { grade: "hard", first: false, about: "Osmosis" },
      { grade: "easy", first: true, about: "Osmosis" },
    ]);
    expect(end).toEqual({
      ...{ answers: 4, right: 3, learned: 2 },
      subjects: [
        { name: "Osmosis", answers: 3, right: 3, learned: 1 },
        { name: "Cells", answers: 1, right: 0, learned: 1 },
      ],
    });
  });

  it("is empty before the first answer", () => {
    expect(summarizeAnswers([])).toEqual({ answers: 0, right: 0, learned: 0, subjects: [] });
  });
});
