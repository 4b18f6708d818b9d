import { Form, useNavigation } from "@remix-run/react";
import { Check, X } from "lucide-react";
import { type AnswerView, letterOf } from "~/quiz/components/quiz-views";

const row =
  "flex min-h-14 w-full items-center gap-4 rounded-card border px-4 py-3 text-start leading-snug";
const letterLook =
  "grid size-8 shrink-0 place-items-center rounded-full text-base font-semibold tabular-nums";

function AnsweredOption({
  text,
  index,
  answer,
}: {
  text: string;
  index: number;
  answer: AnswerView;
}) {
  const right = index === answer.correctAnswer;
  const chosen = index === answer.selected;
  const look = right
    ? "border-sage bg-sage-wash"
    : chosen
      ? "border-rust bg-rust-wash"
      : "border-line text-soft";
  const verdict = right ? (chosen ? "Your answer, correct" : "Correct answer") : "Your answer";
  return (
    <li className={`${row} ${look}`}>
      <span
        aria-hidden="true"
        className={`${letterLook} ${right ? "bg-sage text-paper" : chosen ? "bg-rust text-paper" : "bg-sunk"}`}
      >
        {right ? <Check className="size-5" /> : chosen ? <X className="size-5" /> : letterOf(index)}
      </span>
      <span className="min-w-0 flex-1">
        <span className="sr-only">{letterOf(index)}: </span>
        <bdi className="wrap-anywhere">{text}</bdi>
        {right || chosen ? (
          <span className={`block text-sm font-semibold ${right ? "text-sage" : "text-rust"}`}>
            {verdict}
            {chosen && !right ? ", not correct" : ""}
          </span>
        ) : null}
      </span>
    </li>
  );
}

/** The lettered options: buttons until one is chosen, then what was right and what was not. */
export function QuestionOptions({
  options,
  answer,
}: {
  options: string[];
  answer: AnswerView | null;
}) {
  const answering = useNavigation().state === "submitting";
  if (answer) {
    return (
      <ol aria-label="Options" className="grid gap-2.5">
        {options.map((text, index) => (
          <AnsweredOption key={text} text={text} index={index} answer={answer} />
        ))}
      </ol>
    );
  }
  return (
    <Form method="post" preventScrollReset>
      <ol aria-label="Options" className="grid gap-2.5">
        {options.map((text, index) => (
          <li key={text}>
            <button
              type="submit"
              name="option"
              value={index}
              disabled={answering}
              data-option={letterOf(index)}
              className={`group ${row} border-edge bg-surface transition-colors duration-150 hover:border-ember hover:bg-ember-wash disabled:opacity-60`}
            >
              <span className={`${letterLook} bg-sunk group-hover:bg-surface`}>
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
