import { expect, it } from "vitest";
import { viewItemCounts } from "./view-item-counts";

const view = (questions: number, cards: number, item: "questions" | "cards") =>
  viewItemCounts({ itemCounts: { questions, cards }, isComing: false }, item);

it.each([
  [24, 40, "Fennec can make about 24 questions from this document."],
  [1, 3, "Fennec can make 1 question from this document."],
  [100, 100, "Fennec can make 100 questions or more from this document."],
])("says how many questions can be made from a document: %i", (questions, cards, text) => {
  expect(view(questions, cards, "questions")).toMatchObject({
    text,
    isEmpty: false,
    instead: null,
  });
});

it("says when no items of a kind can be made, and suggests the other kind", () => {
  expect(view(0, 12, "questions")).toMatchObject({
    isEmpty: true,
    instead: "cards",
    text: "Fennec can't make multiple-choice questions from this document, but it can make about 12 cards.",
  });
  expect(view(0, 0, "cards")).toMatchObject({
    isEmpty: true,
    instead: null,
    text: "Fennec found nothing to make cards from in this document.",
  });
});

it("says nothing if the number is unknown", () => {
  const unknown = viewItemCounts({ itemCounts: null, isComing: true }, "cards");
  expect(unknown).toEqual({ text: null, isEmpty: false, instead: null, isComing: true });
});
