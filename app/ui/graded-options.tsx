import { Check, X } from "lucide-react";
import { letterOf } from "~/ui/letter-of";

/** The shape of a lettered option, and of its letter. */
export const optionRow =
  "flex min-h-14 w-full items-center gap-4 rounded-card border px-4 py-3 text-start leading-snug";
export const optionLetter =
  "grid size-8 shrink-0 place-items-center rounded-full text-base font-semibold tabular-nums";

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
  const right = index === correctAnswer;
  const chosen = index === selected;
  const look = right
    ? "border-sage bg-sage-wash"
    : chosen
      ? "border-rust bg-rust-wash"
      : "border-line text-soft";
  const verdict = right ? (chosen ? "Your answer, correct" : "Correct answer") : "Your answer";
  return (
    <li className={`${optionRow} ${look}`}>
      <span
        aria-hidden="true"
        className={`${optionLetter} ${right ? "bg-sage text-paper" : chosen ? "bg-rust text-paper" : "bg-sunk"}`}
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

/** Lettered options after the answer: what was right and what was not, in words too. */
export function GradedOptions({
  options,
  direction,
  selected,
  correctAnswer,
}: {
  options: string[];
  /** The question's. */
  direction: "ltr" | "rtl";
  selected: number | null;
  correctAnswer: number;
}) {
  return (
    <ol dir={direction} aria-label="Options" className="grid gap-2.5">
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
