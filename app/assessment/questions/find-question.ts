import * as m from "~/assessment/messages";
import type { StoredQuestion } from "~/assessment/schema";
import { AppError } from "~/platform/errors";

/** @throws AppError not_found */
export function findQuestion(
  { questions }: { questions: readonly StoredQuestion[] },
  number: number,
): StoredQuestion {
  const question = questions.find((one) => one.number === number);
  if (!question) throw new AppError("not_found", m.questionNotFound());
  return question;
}

/** @throws AppError invalid_request if the question has no such option */
export function checkOption(question: Pick<StoredQuestion, "options">, option: number): void {
  if (option >= question.options.length) throw new AppError("invalid_request", m.optionUnknown());
}
