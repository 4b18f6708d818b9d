import { expect, it } from "vitest";
import { viewHoldings } from "./view-holdings";

const view = (questions: number, cards: number, item: "questions" | "cards") =>
  viewHoldings({ holdings: { questions, cards }, isComing: false }, item);

it.each([
  [24, 40, "This document holds about 24 questions."],
  [1, 3, "This document holds 1 question."],
  [100, 100, "This document holds 100 questions or more."],
])("says that a document holds %i questions", (questions, cards, text) => {
  expect(view(questions, cards, "questions")).toMatchObject({
    text,
    isEmpty: false,
    instead: null,
  });
});

it("says where there is nothing of the kind, and what there is instead", () => {
  expect(view(0, 12, "questions")).toMatchObject({
    isEmpty: true,
    instead: "cards",
    text: "Fennec finds no multiple-choice questions in this document, but about 12 cards.",
  });
  expect(view(0, 0, "cards")).toMatchObject({
    isEmpty: true,
    instead: null,
    text: "Fennec finds nothing to make cards of in this document.",
  });
});

it("says nothing where it is not known", () => {
  const unknown = viewHoldings({ holdings: null, isComing: true }, "cards");
  expect(unknown).toEqual({ text: null, isEmpty: false, instead: null, isComing: true });
});
