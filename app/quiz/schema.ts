import { z } from "zod";
import type { Difficulty } from "~/ai/ports";
import {
  answerFields,
  type Question,
  questionCount,
  questionNumber,
  typedQuestionCount,
} from "~/assessment/schema";
import type { PartRange } from "~/library/document-parts";
import { fileIdField, idSchema, partsField, partsParameter, topicField } from "~/library/schema";
import * as m from "./messages";

const difficulty = z.enum(["easy", "medium", "hard"]);

/** `POST /api/quiz`. */
export const quizRequestSchema = z
  .object({
    fileId: fileIdField,
    topic: topicField,
    difficulty: difficulty.default("medium"),
    questionCount: questionCount.default(10),
    parts: partsField,
  })
  .refine((request) => request.fileId !== null || request.topic !== null, {
    path: ["topic"],
    error: m.topicMissing,
  })
  .refine((request) => request.fileId !== null || request.parts === null, {
    path: ["parts"],
    error: m.partsWithoutFile,
  });

/** The setup form. */
export const quizFormSchema = z
  .object({
    fileId: fileIdField,
    topic: topicField,
    useActiveFile: z.enum(["true", "false"]).optional(),
    difficulty: difficulty.default("medium"),
    questionCount: typedQuestionCount,
    parts: partsParameter,
  })
  .superRefine((form, context) => {
    const useActiveFile = form.useActiveFile === "true";
    if (useActiveFile && form.fileId === null) {
      context.addIssue({ code: "custom", path: ["useActiveFile"], message: m.fileMissing() });
    } else if (!useActiveFile && form.topic === null) {
      context.addIssue({ code: "custom", path: ["topic"], message: m.topicMissing() });
    }
  })
  .transform((form) =>
    form.useActiveFile === "true" ? form : { ...form, fileId: null, parts: null },
  );

export interface QuizRequest {
  fileId: string | null;
  topic: string | null;
  difficulty: Difficulty;
  questionCount: number;
  /** Only these parts of the file. */
  parts?: readonly PartRange[] | null;
}

/** The setup page. */
export const setupParameters = z.object({ fileId: idSchema.optional(), parts: partsParameter });

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
