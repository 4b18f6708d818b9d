import { describe, expect, it } from "vitest";
import { nextStep } from "./next-step";

const quiz = { mode: "quiz", title: "Cells", href: "/app/quiz/1" };
const test = { mode: "practiceTest", title: "Osmosis", href: "/practice-test/2" };
const notes = { title: "notes.pdf", href: "/app?fileId=3" };

describe("nextStep", () => {
  it("is the review while items are due", () => {
    const plan = { count: 1, unfinished: [quiz], lastDocument: notes };
    expect(nextStep(plan)).toEqual({ is: "review" });
  });

  it("is otherwise the first piece of unfinished work", () => {
    const plan = { count: 0, unfinished: [quiz, test], lastDocument: notes };
    expect(nextStep(plan)).toEqual({ is: "unfinished", work: quiz });
  });

  it("is otherwise the last document", () => {
    const plan = { count: 0, unfinished: [], lastDocument: notes };
    expect(nextStep(plan)).toEqual({ is: "document", document: notes });
  });

  it("is nothing for a learner without documents", () => {
    expect(nextStep({ count: 0, unfinished: [], lastDocument: null })).toBeNull();
  });
});
