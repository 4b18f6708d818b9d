import { z } from "zod";
import type { Difficulty } from "~/ai/ports";
import {
  answerFields,
  type Question,
  questionCount,
  questionNumber,
  typedQuestionCount,
} from "~/assessment/schema";
import type { NamedPart } from "~/library/document-parts";
import {
  idSchema,
  oneScope,
  partsField,
  partsFitScope,
  partsInScope,
  partsParameter,
  scopeFields,
  selectionParameters,
  topicField,
  topicWithoutScope,
} from "~/library/schema";
import { everything, isSameScope, type StudyScope } from "~/study-scope";
import * as m from "./messages";

const difficulty = z.enum(["easy", "medium", "hard"]);

/** `POST /api/quiz`. */
export const quizRequestSchema = z
  .object({
    ...scopeFields,
    topic: topicField,
    difficulty: difficulty.default("medium"),
    questionCount: questionCount.default(10),
    parts: partsField,
  })
  .refine(...oneScope)
  .refine(...topicWithoutScope(m.topicMissing))
  .refine(...partsInScope);

/** The setup form. */
export const quizFormSchema = z
  .object({
    ...scopeFields,
    topic: topicField,
    useActiveFile: z.enum(["true", "false"]).optional(),
    difficulty: difficulty.default("medium"),
    questionCount: typedQuestionCount,
    parts: partsParameter,
  })
  .refine(...oneScope)
  .superRefine((form, context) => {
    const useActiveFile = form.useActiveFile === "true";
    if (useActiveFile && isSameScope(form, everything)) {
      context.addIssue({ code: "custom", path: ["useActiveFile"], message: m.fileMissing() });
    } else if (!useActiveFile && form.topic === null) {
      context.addIssue({ code: "custom", path: ["topic"], message: m.topicMissing() });
    }
  })
  .transform(({ parts, ...form }) =>
    form.useActiveFile === "true"
      ? { ...form, parts: partsFitScope(form, parts) ? parts : null }
      : { ...form, ...everything, parts: null },
  );

export interface QuizRequest extends StudyScope {
  topic: string | null;
  difficulty: Difficulty;
  questionCount: number;
  /** Only these parts of the file or course. */
  parts?: readonly NamedPart[] | null;
}

/** The setup page. */
export const setupParameters = selectionParameters.extend({ parts: partsParameter });

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
