import { Check, X } from "lucide-react";
import { optionLetter, optionRow } from "~/assessment/components/option-row";
import { letterOf } from "~/assessment/letter-of";
import * as m from "~/assessment/messages";

function GradedOption({
  text,
  index,
  selected,
  correctAnswer,
}: {
  text: string;
  index: number;
  selected: number | null;
  correctAnswer: number;
}) {
  const correct = index === correctAnswer;
  const chosen = index === selected;
  const look = correct
    ? "border-sage bg-sage-wash"
    : chosen
      ? "border-rust bg-rust-wash"
      : "border-line text-soft";
  const letterLook = correct ? "bg-sage text-paper" : chosen ? "bg-rust text-paper" : "bg-sunk";
  const letter = letterOf(index);
  return (
    <li className={`${optionRow} ${look}`}>
      <span aria-hidden="true" className={`${optionLetter} ${letterLook}`}>
        {correct ? <Check className="size-5" /> : chosen ? <X className="size-5" /> : letter}
      </span>
      <span className="min-w-0 flex-1">
        <span className="sr-only">{m.optionLetter({ letter })}</span>
        <bdi className="wrap-anywhere">{text}</bdi>
        {correct || chosen ? (
          <span className={`block text-sm font-semibold ${correct ? "text-sage" : "text-rust"}`}>
            {correct ? (chosen ? m.chosenCorrect() : m.correctOption()) : m.chosenWrong()}
          </span>
        ) : null}
      </span>
    </li>
  );
}

/** The options after the answer: which was correct and which was chosen, in words too. */
export function GradedOptions({
  options,
  direction,
  selected,
  correctAnswer,
}: {
  options: string[];
  /** Of the question. */
  direction: "ltr" | "rtl";
  selected: number | null;
  correctAnswer: number;
}) {
  return (
    <ol dir={direction} aria-label={m.options()} className="grid gap-2.5">
      {options.map((text, index) => (
        <GradedOption
          key={text}
          text={text}
          index={index}
          selected={selected}
          correctAnswer={correctAnswer}
        />
      ))}
    </ol>
  );
}
