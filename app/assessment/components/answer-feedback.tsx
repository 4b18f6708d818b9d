import { ChevronDown } from "lucide-react";
import * as m from "~/assessment/messages";
import { sortOptionSources } from "~/assessment/questions/option-sources";
import { sentenceGap } from "~/localization/join-sentences";
import { containsQuote } from "~/ui/contains-quote";
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

/** What the text says of the chosen option, why the correct one is correct, and the others. */
export function AnswerFeedback(question: AnsweredView) {
  const { options, selected, correctAnswer, explanation, optionSources } = question;
  const { chosen, isShared, others } = sortOptionSources(question);
  const source = question.source ?? optionSources[correctAnswer] ?? null;
  const isQuoted = source !== null && containsQuote(explanation, source.quote);
  const missed = selected !== null && selected !== correctAnswer;
  return (
    <div className="grid max-w-[66ch] gap-5">
      {chosen ? <ChosenOption {...chosen} isShared={isShared} beside={source} /> : null}
      <div className="grid gap-2">
        {missed ? (
          <p>{m.rightAnswer({ option: optionName(shorten(options[correctAnswer] ?? "")) })}</p>
        ) : null}
        <p dir="auto" className={`wrap-anywhere ${isQuoted ? "border-s-3 border-sage ps-4" : ""}`}>
          {explanation}
        </p>
        {source ? <SourceQuote source={source} isQuoted={isQuoted} tone="right" /> : null}
      </div>
      {others.length > 0 ? <OtherOptions others={others} beside={source} /> : null}
    </div>
  );
}

function ChosenOption({
  option,
  source,
  isShared,
  beside,
}: {
  option: string;
  source: SourceView;
  /** Whether the quote below is also about this option. */
  isShared: boolean;
  beside: SourceView | null;
}) {
  const isQuoted = isWholeQuote(option, source);
  return (
    <div className="grid gap-2">
      <p>
        {m.youChose({ option: optionName(shorten(option)) })}
        {sentenceGap()}
        {isShared ? m.saidBelow() : isQuoted ? m.saidElsewhere() : m.saidOfIt()}
      </p>
      {isShared ? null : (
        <SourceQuote source={source} isQuoted={isQuoted} beside={beside} tone="wrong" />
      )}
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
        {m.otherOptions()}
        <ChevronDown
          aria-hidden="true"
          className="size-5 shrink-0 transition-transform duration-150 group-open:rotate-180 motion-reduce:transition-none"
        />
      </summary>
      <div className="grid gap-4 pt-2">
        {others.map(({ options, source }) => (
          <div key={source.quote} className="grid gap-1.5">
            <p>{m.optionList({ options: options.map(optionName) })}</p>
            <SourceQuote
              source={source}
              isQuoted={options.some((option) => isWholeQuote(option, source))}
              beside={beside}
            />
          </div>
        ))}
      </div>
    </details>
  );
}

/** Whether an option says all that a source says, so that the quote would only repeat it. */
function isWholeQuote(option: string, { quote }: SourceView): boolean {
  return containsQuote(option, quote, 1);
}

/** An option inside a sentence of the interface. */
function optionName(text: string) {
  return (
    <bdi key={text} className="font-semibold wrap-anywhere">
      {text}
    </bdi>
  );
}
