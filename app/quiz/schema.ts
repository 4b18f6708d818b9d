import { z } from "zod";
import type { Difficulty } from "~/ai/ports";
import {
  answerFields,
  type Question,
  questionCount,
  questionNumber,
  typedQuestionCount,
} from "~/assessment/schema";
import { fileIdField, idSchema, topicField } from "~/library/schema";
import * as m from "./messages";

const difficulty = z.enum(["easy", "medium", "hard"]);

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
    error: m.topicMissing,
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
      context.addIssue({ code: "custom", path: ["useActiveFile"], message: m.fileMissing() });
    } else if (!useActiveFile && form.topic === null) {
      context.addIssue({ code: "custom", path: ["topic"], message: m.topicMissing() });
    }
  })
  .transform((form) => ({ ...form, fileId: form.useActiveFile === "true" ? form.fileId : null }));

export interface QuizRequest {
  fileId: string | null;
  topic: string | null;
  difficulty: Difficulty;
  questionCount: number;
}

/** A quiz as `POST /api/quiz` answers it. */
export interface Quiz {
  id: string;
  quizTitle: string;
  quizInstructions: string;
  questions: Question[];
  /** Why there are fewer questions than requested. */
  notice?: string;
}

export const quizParameters = z.object({ quizId: idSchema });

export const questionParameters = quizParameters.extend({
  /** Without it, the first question that is not answered. */
  question: questionNumber.optional().catch(undefined),
});

export const answerSchema = quizParameters.extend(answerFields);
