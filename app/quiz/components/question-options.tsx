import { Form } from "@remix-run/react";
import { GradedOptions } from "~/assessment/components/graded-options";
import { OptionButtons } from "~/assessment/components/option-buttons";
import type { AnswerView } from "~/quiz/components/quiz-views";

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
      <OptionButtons options={options} direction={direction} />
    </Form>
  );
}
