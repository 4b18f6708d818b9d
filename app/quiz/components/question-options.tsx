import { Form, useNavigation } from "@remix-run/react";
import { GradedOptions } from "~/assessment/components/graded-options";
import { optionLetter, optionRow } from "~/assessment/components/option-row";
import { letterOf } from "~/assessment/letter-of";
import type { AnswerView } from "~/quiz/components/quiz-views";
import * as m from "~/quiz/messages";

/** The options: buttons until one is chosen, then graded. */
export function QuestionOptions({
  options,
  direction,
  answer,
}: {
  options: string[];
  /** Of the question. */
  direction: "ltr" | "rtl";
  answer: AnswerView | null;
}) {
  const answering = useNavigation().state === "submitting";
  if (answer) {
    return (
      <GradedOptions
        options={options}
        direction={direction}
        selected={answer.selected}
        correctAnswer={answer.correctAnswer}
      />
    );
  }
  return (
    <Form method="post" preventScrollReset>
      <ol dir={direction} aria-label={m.options()} className="grid gap-2.5">
        {options.map((text, index) => (
          <li key={text}>
            <button
              type="submit"
              name="option"
              value={index}
              disabled={answering}
              data-option={letterOf(index)}
              className={`group ${optionRow} border-edge bg-surface transition-colors duration-150 hover:border-ember hover:bg-ember-wash disabled:opacity-60`}
            >
              <span className={`${optionLetter} bg-sunk group-hover:bg-surface`}>
                {letterOf(index)}
              </span>
              <bdi className="min-w-0 flex-1 wrap-anywhere">{text}</bdi>
            </button>
          </li>
        ))}
      </ol>
    </Form>
  );
}
