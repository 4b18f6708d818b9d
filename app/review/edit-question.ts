import type { Citation } from "~/ai/ports";
import { isQuotedIn } from "~/ai/text/is-quoted-in";
import type { Question } from "~/assessment/schema";

export type QuestionText = Pick<Question, "question" | "options" | "correctAnswer" | "explanation">;

/** What is to be changed; the rest stays. */
export type QuestionChange = { [Field in keyof QuestionText]?: QuestionText[Field] | undefined };

export const questionLimits = { question: 1_000, option: 500, explanation: 2_000, options: 6 };

/**
 * The question with other texts. Its source stays if it still says the right option word for word, or if neither
 * question nor right option has changed; an option keeps what the document says of it as long as it is the same.
 */
export function editQuestion(before: Question, change: QuestionChange): Question {
  const after = {
    ...before,
    question: change.question ?? before.question,
    options: change.options ?? before.options,
    correctAnswer: change.correctAnswer ?? before.correctAnswer,
    explanation: change.explanation ?? before.explanation,
  };
  const right = (question: QuestionText) => question.options[question.correctAnswer] ?? "";
  const isSame = after.question === before.question && right(after) === right(before);
  const { source } = before;
  const isSupported = source !== null && (isSame || isQuotedIn(right(after), source.quote));
  const optionSources = after.options.map((option): Citation | null => {
    const place = before.options.indexOf(option);
    return before.optionSources[place] ?? null;
  });
  return { ...after, source: isSupported ? source : null, optionSources };
}
