import { useNavigation } from "@remix-run/react";
import { optionLetter, optionRow } from "~/assessment/components/option-row";
import { letterOf } from "~/assessment/letter-of";
import * as m from "~/assessment/messages";

/** The options of an open question: submit buttons named `option`. */
export function OptionButtons({
  options,
  direction,
}: {
  options: string[];
  /** Of the question. */
  direction: "ltr" | "rtl";
}) {
  const answering = useNavigation().state === "submitting";
  return (
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
  );
}
