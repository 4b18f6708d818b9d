import { z } from "zod";
import {
  answerFields,
  type Question,
  questionCount,
  typedQuestionCount,
} from "~/assessment/schema";
import { idSchema, oneScope, scopeFields, selectionParameters } from "~/library/schema";
import { everything, isSameScope, type StudyScope } from "~/study-scope";
import * as m from "./messages";

/** Browsers send line ends as two characters. */
const textContent = z
  .string()
  .nullish()
  .transform((text) => text?.replace(/\r\n?/gu, "\n") ?? null);

/** `POST /api/practice-test`. */
export const practiceRequestSchema = z
  .object({ ...scopeFields, textContent, questionCount: questionCount.default(10) })
  .refine(...oneScope)
  .superRefine((request, context) => {
    const hasMaterial = !isSameScope(request, everything);
    const blank = request.textContent?.trim() === "";
    if (!hasMaterial && request.textContent === null) {
      context.addIssue({ code: "custom", path: ["fileId"], message: m.fileMissing() });
    } else if (!hasMaterial && blank) {
      context.addIssue({ code: "custom", path: ["textContent"], message: m.textMissing() });
    } else if (hasMaterial && request.textContent !== null && !blank) {
      context.addIssue({ code: "custom", path: ["textContent"], message: m.bothGiven() });
    }
  });

const tab = z.enum(["upload", "paste"]).catch("upload");
export type Tab = z.output<typeof tab>;

/** The page's course is one of the choices; a chosen file takes precedence. */
function chosenOf({ fileId, courseId }: StudyScope): StudyScope {
  return fileId === null ? { fileId, courseId } : { fileId, courseId: null };
}

/** @param asks whether to refuse a text that was typed although a file is to be used */
const practiceForm = (asks: boolean) =>
  z
    .object({ tab, ...scopeFields, textContent, questionCount: typedQuestionCount })
    .superRefine((form, context) => {
      const refuse = (path: string, message: string) =>
        context.addIssue({ code: "custom", path: [path], message });
      const hasText = Boolean(form.textContent?.trim());
      if (form.tab === "paste" && !hasText) refuse("textContent", m.textMissing());
      else if (form.tab === "upload" && asks && hasText) refuse("tab", m.textBesideFile());
      else if (form.tab === "upload" && isSameScope(form, everything))
        refuse("fileId", m.fileMissing());
    })
    .transform((form) => ({
      ...(form.tab === "upload" ? chosenOf(form) : everything),
      textContent: form.tab === "paste" ? form.textContent : null,
      questionCount: form.questionCount,
    }));

/** The setup form: the tab decides whether the file or the text is used. */
export const practiceFormSchema = practiceForm(false);

/** The same without JavaScript, where both fields are visible. */
export const plainPracticeFormSchema = practiceForm(true);

/** A file, a course or a text. */
export interface PracticeRequest extends StudyScope {
  textContent: string | null;
  questionCount: number;
}

export interface PracticeQuestion extends Question {
  id: string;
}

/** A test as `POST /api/practice-test` answers it. */
export interface PracticeTest {
  id: string;
  questions: PracticeQuestion[];
  /** Why there are fewer questions than requested. */
  notice?: string;
}

export const setupParameters = selectionParameters.extend({ tab });

export const testParameters = z.object({ testId: idSchema });

export const practiceAnswerSchema = testParameters.extend(answerFields);
