import { z } from "zod";
import { fileIdField, idSchema } from "~/library/schema";
import {
  type QuizQuestion,
  questionCount,
  type StoredQuestion,
  typedQuestionCount,
} from "~/quiz/schema";

export type { StoredQuestion };

const fileMissing = "Please upload a file to generate practice questions";
const textMissing = "Please enter some text to generate practice questions";
const typedBesideFile =
  "You typed a text, but chose “A file”. Choose “A pasted text” to use it, or clear it.";
const bothGiven = "Choose a file or paste a text, not both.";

/** Browsers send a line's end as two characters. */
const textContent = z
  .string()
  .nullish()
  .transform((text) => text?.replace(/\r\n?/gu, "\n") ?? null);

/** `POST /api/practice-test`. */
export const practiceRequestSchema = z
  .object({ fileId: fileIdField, textContent, questionCount: questionCount.default(10) })
  .superRefine((request, context) => {
    const blank = request.textContent?.trim() === "";
    if (request.fileId === null && request.textContent === null) {
      context.addIssue({ code: "custom", path: ["fileId"], message: fileMissing });
    } else if (request.fileId === null && blank) {
      context.addIssue({ code: "custom", path: ["textContent"], message: textMissing });
    } else if (request.fileId !== null && request.textContent !== null && !blank) {
      context.addIssue({ code: "custom", path: ["textContent"], message: bothGiven });
    }
  });

const tab = z.enum(["upload", "paste"]).catch("upload");
export type Tab = z.output<typeof tab>;

/** @param asks whether a text that was typed while "A file" is chosen is asked about */
const practiceForm = (asks: boolean) =>
  z
    .object({ tab, fileId: fileIdField, textContent, questionCount: typedQuestionCount })
    .superRefine((form, context) => {
      const refuse = (path: string, message: string) =>
        context.addIssue({ code: "custom", path: [path], message });
      const hasText = Boolean(form.textContent?.trim());
      if (form.tab === "paste" && !hasText) refuse("textContent", textMissing);
      else if (form.tab === "upload" && asks && hasText) refuse("tab", typedBesideFile);
      else if (form.tab === "upload" && form.fileId === null) refuse("fileId", fileMissing);
    })
    .transform((form) => ({
      fileId: form.tab === "upload" ? form.fileId : null,
      textContent: form.tab === "paste" ? form.textContent : null,
      questionCount: form.questionCount,
    }));

/** The setup form: the tab says which of the two counts. */
export const practiceFormSchema = practiceForm(false);

/** The same without scripts, where the tabs are a choice beside both fields. */
export const plainPracticeFormSchema = practiceForm(true);

/** Either a file or a text. */
export interface PracticeRequest {
  fileId: string | null;
  textContent: string | null;
  questionCount: number;
}

export interface PracticeQuestion extends QuizQuestion {
  id: string;
}

/** A test as `POST /api/practice-test` answers it. */
export interface PracticeTest {
  id: string;
  questions: PracticeQuestion[];
  /** Why there are fewer questions than were asked for. */
  notice?: string;
}

export const setupParameters = z.object({ tab, fileId: idSchema.optional() });

export const testParameters = z.object({ testId: idSchema });

export const practiceAnswerSchema = testParameters.extend({
  question: z.coerce.number().int().min(1).max(100),
  option: z.coerce.number({ error: "Choose an option." }).int().min(0).max(5),
});
