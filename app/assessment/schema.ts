import { z } from "zod";
import type { DraftQuestion } from "~/ai/ports";
import { idSchema } from "~/library/schema";
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

/**
 * A question of a quiz or test. The interface adds the letters of its options. Sources are also null if their
 * file was deleted.
 */
export type Question = DraftQuestion;

/** A question with the learner's answer. */
export interface StoredQuestion extends Question {
  /** From 1. */
  number: number;
  /** Index into `options`; null until answered. */
  selected: number | null;
  /** When the learner said that it is wrong; null if they did not. */
  reportedAt: Date | null;
}

/** A deck, quiz or test. */
export const workParameters = z.object({ id: idSchema });

/** The confirmation page before a deck, quiz or test is deleted. */
export const deletePageParameters = workParameters.extend({
  /** The page to return to, if it is not that of its mode. */
  back: z.string().max(500).optional().catch(undefined),
});

export const questionNumber = z.coerce.number().int().min(1).max(mostQuestions);

/** The answer to a question, as a form sends it. */
export const answerFields = {
  question: questionNumber,
  option: z.coerce.number({ error: m.optionMissing }).int().min(0).max(5),
};
