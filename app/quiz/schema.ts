import { z } from "zod";
import type { Citation, Difficulty } from "~/ai/ports";
import { fileIdField, idSchema, topicField } from "~/library/schema";

const topicMissing = "Please enter a topic";
const fileMissing = "Please upload a file or switch to topic-based quiz";

const difficulty = z.enum(["easy", "medium", "hard"]);

export const questionCount = z
  .number({ error: "Choose a number of questions from 1 to 100." })
  .int("Choose a whole number of questions.")
  .min(1, "Choose at least 1 question.")
  .max(100, "Choose at most 100 questions.");

/** A count as it is typed into a form: what is no number becomes 1, also what is no text at all. */
export const typedQuestionCount = z.preprocess((value) => {
  const count = typeof value === "object" ? Number.NaN : Number.parseInt(String(value), 10);
  return Number.isNaN(count) ? 1 : count;
}, questionCount);

/** `POST /api/quiz`. */
export const quizRequestSchema = z
  .object({
    fileId: fileIdField,
    topic: topicField,
    difficulty: difficulty.default("medium"),
    questionCount: questionCount.default(10),
  })
  .refine((request) => request.fileId !== null || request.topic !== null, {
    path: ["topic"],
    error: topicMissing,
  });

/** The setup form. */
export const quizFormSchema = z
  .object({
    fileId: fileIdField,
    topic: topicField,
    useActiveFile: z.enum(["true", "false"]).optional(),
    difficulty: difficulty.default("medium"),
    questionCount: typedQuestionCount,
  })
  .superRefine((form, context) => {
    const useActiveFile = form.useActiveFile === "true";
    if (useActiveFile && form.fileId === null) {
      context.addIssue({ code: "custom", path: ["useActiveFile"], message: fileMissing });
    } else if (!useActiveFile && form.topic === null) {
      context.addIssue({ code: "custom", path: ["topic"], message: topicMissing });
    }
  })
  .transform((form) => ({ ...form, fileId: form.useActiveFile === "true" ? form.fileId : null }));

export interface QuizRequest {
  fileId: string | null;
  topic: string | null;
  difficulty: Difficulty;
  questionCount: number;
}

export interface QuizQuestion {
  question: string;
  /** Bare texts; the interface letters them. */
  options: string[];
  /** Index into `options`. */
  correctAnswer: number;
  explanation: string;
  /** Null where there was no material, or its file is gone. */
  source: Citation | null;
  /** For each option, where the material speaks of it; null where it does not. */
  optionSources: (Citation | null)[];
}

/** A question of a stored quiz, with what the learner chose. */
export interface StoredQuestion extends QuizQuestion {
  /** From 1. */
  number: number;
  /** Index into `options`; null until answered. */
  selected: number | null;
}

/** A quiz as `POST /api/quiz` answers it. */
export interface Quiz {
  id: string;
  quizTitle: string;
  quizInstructions: string;
  questions: QuizQuestion[];
  /** Why there are fewer questions than were asked for. */
  notice?: string;
}

export const quizParameters = z.object({ quizId: idSchema });

export const questionParameters = quizParameters.extend({
  /** Without one: where the quiz was left. */
  question: z.coerce.number().int().min(1).max(100).optional().catch(undefined),
});

export const answerSchema = quizParameters.extend({
  question: z.coerce.number().int().min(1).max(100),
  option: z.coerce.number({ error: "Choose an option." }).int().min(0).max(5),
});
