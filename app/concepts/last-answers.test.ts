import { expect, it } from "vitest";
import type { AnsweredItem } from "~/assessment/answered-items";
import { lastAnswers } from "./last-answers";

const item = (key: string, answeredAt: number, isRight: boolean | null): AnsweredItem => ({
  key,
  source: { fileId: "a", page: 1, quote: "Water boils." },
  isRight,
  answeredAt,
  review: null,
});

it("counts each question once, by its last answer", () => {
  const review = { id: "r", due: 9 };
  const answers = lastAnswers([
    item("a", 1, false),
    { ...item("a", 3, true), review },
    item("b", 2, false),
    item("a", 5, false),
  ]);
  expect(answers).toEqual([{ ...item("a", 5, false), review }, item("b", 2, false)]);
});

it("counts the same question about two documents twice", () => {
  const other = { ...item("a", 1, true), source: { fileId: "b", page: 1, quote: "Water boils." } };
  expect(lastAnswers([item("a", 2, false), other])).toEqual([item("a", 2, false), other]);
});

it("leaves out questions that the learner reported as wrong, at any time", () => {
  expect(lastAnswers([item("a", 1, null), item("a", 2, true), item("b", 1, true)])).toEqual([
    item("b", 1, true),
  ]);
});
