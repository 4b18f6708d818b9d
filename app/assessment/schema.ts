import { z } from "zod";
import type { Citation } from "~/ai/ports";
import * as m from "./messages";

/** The most questions that are asked for at once. */
const mostQuestions = 100;

export const questionCount = z
  .number({ error: m.countMissing })
  .int({ error: m.countNotWhole })
  .min(1, { error: m.countTooSmall })
  .max(mostQuestions, { error: m.countTooLarge });

/** A count as a form sends it. What is not a number, or not a text at all, becomes 1. */
export const typedQuestionCount = z.preprocess((value) => {
  const count = typeof value === "object" ? Number.NaN : Number.parseInt(String(value), 10);
  return Number.isNaN(count) ? 1 : count;
}, questionCount);

export interface Question {
  question: string;
  /** Without letters; the interface adds them. */
  options: string[];
  /** Index into `options`. */
  correctAnswer: number;
  explanation: string;
  /** Null if there was no material, or its file was deleted. */
  source: Citation | null;
  /** For each option, where the material mentions it; null if it does not. */
  optionSources: (Citation | null)[];
}

/** A question with the learner's answer. */
export interface StoredQuestion extends Question {
  /** From 1. */
  number: number;
  /** Index into `options`; null until answered. */
  selected: number | null;
}

export const questionNumber = z.coerce.number().int().min(1).max(mostQuestions);

/** The answer to a question, as a form sends it. */
export const answerFields = {
  question: questionNumber,
  option: z.coerce.number({ error: m.optionMissing }).int().min(0).max(5),
};
