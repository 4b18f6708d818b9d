import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";
import { sortOptionSources } from "~/ui/option-sources";
import { repeats } from "~/ui/repeats";
import { shorten } from "~/ui/shorten";
import { SourceQuote, type SourceView } from "~/ui/source-quote";

/** An answered question, and what the material says of its options. */
export type AnsweredView = {
  options: string[];
  selected: number | null;
  correctAnswer: number;
  explanation: string;
  source: SourceView | null;
  /** For each option. */
  optionSources: (SourceView | null)[];
};

/** What the text says of the option that was chosen, why the right one is right, and the others. */
export function AnswerFeedback(question: AnsweredView) {
  const { options, selected, correctAnswer, explanation, optionSources } = question;
  const { chosen, isShared, others } = sortOptionSources(question);
  const source = question.source ?? optionSources[correctAnswer] ?? null;
  const isQuoted = source !== null && repeats(explanation, source.quote);
  const missed = selected !== null && selected !== correctAnswer;
  return (
    <div className="grid max-w-[66ch] gap-5">
      {chosen ? (
        <div className="grid gap-2">
          <p>
            You chose <Quoted>{shorten(chosen.option)}</Quoted>.{" "}
            {isShared
              ? "The text speaks of it in the passage below."
              : isWhole(chosen.option, chosen.source)
                ? "It stands elsewhere in the text."
                : "The text says of it:"}
          </p>
          {isShared ? null : (
            <SourceQuote
              source={chosen.source}
              isSaid={isWhole(chosen.option, chosen.source)}
              beside={source}
              tone="wrong"
            />
          )}
        </div>
      ) : null}
      <div className="grid gap-2">
        {missed ? (
          <p>
            The right answer is <Quoted>{shorten(options[correctAnswer] ?? "")}</Quoted>.
          </p>
        ) : null}
        <p dir="auto" className={`wrap-anywhere ${isQuoted ? "border-s-3 border-sage ps-4" : ""}`}>
          {explanation}
        </p>
        {source ? (
          <SourceQuote source={source} isSaid={repeats(explanation, source.quote)} tone="right" />
        ) : null}
      </div>
      {others.length > 0 ? <OtherOptions others={others} beside={source} /> : null}
    </div>
  );
}

function OtherOptions({
  others,
  beside,
}: {
  others: { options: string[]; source: SourceView }[];
  beside: SourceView | null;
}) {
  return (
    <details className="group">
      <summary className="inline-flex min-h-11 cursor-pointer list-none items-center gap-2 rounded-card text-base font-semibold text-soft hover:text-ink [&::-webkit-details-marker]:hidden">
        What the text says about the other options
        <ChevronDown
          aria-hidden="true"
          className="size-5 shrink-0 transition-transform duration-150 group-open:rotate-180 motion-reduce:transition-none"
        />
      </summary>
      <div className="grid gap-4 pt-2">
        {others.map(({ options, source }) => (
          <div key={source.quote} className="grid gap-1.5">
            <p>
              {options.map((option, index) => (
                <span key={option}>
                  {index > 0 ? ", " : null}
                  <Quoted>{option}</Quoted>
                </span>
              ))}
            </p>
            <SourceQuote
              source={source}
              isSaid={options.some((option) => isWhole(option, source))}
              beside={beside}
            />
          </div>
        ))}
      </div>
    </details>
  );
}

/** Whether an option is all that a source says: there is nothing to read that was not read. */
function isWhole(option: string, { quote }: SourceView): boolean {
  return repeats(option, quote, 1);
}

/** An option within a sentence of the interface. */
function Quoted({ children }: { children: ReactNode }) {
  return (
    <>
      “<bdi className="font-semibold wrap-anywhere">{children}</bdi>”
    </>
  );
}
