/** An answered question, as far as it decides which options are spoken of. */
interface Answered<Source> {
  options: readonly string[];
  selected: number | null;
  correctAnswer: number;
  source: Source | null;
  optionSources: readonly (Source | null)[];
}

/** What the material says of a wrong choice, and of the options that nobody asked about. */
interface OptionSources<Source> {
  /** Null where the choice was right, or the material does not speak of it. */
  chosen: { option: string; source: Source } | null;
  /** Whether the chosen option is spoken of in the very words that make the right one right. */
  isShared: boolean;
  /** Options of which one quote speaks stand together. */
  others: { options: string[]; source: Source }[];
}

/** Each quote is shown once: what the learner chose first, then the others. */
export function sortOptionSources<Source extends { quote: string }>({
  options,
  selected,
  correctAnswer,
  source,
  optionSources,
}: Answered<Source>): OptionSources<Source> {
  const right = source ?? optionSources[correctAnswer] ?? null;
  const sourceOf = (index: number) => optionSources[index] ?? null;
  const missed = selected !== null && selected !== correctAnswer ? selected : null;
  const chosenSource = missed === null ? null : sourceOf(missed);
  const shown = new Set([right?.quote, chosenSource?.quote]);
  const others = new Map<string, { options: string[]; source: Source }>();
  for (const [index, option] of options.entries()) {
    const other = sourceOf(index);
    if (!other || index === correctAnswer || index === missed || shown.has(other.quote)) continue;
    const known = others.get(other.quote);
    if (known) known.options.push(option);
    else others.set(other.quote, { options: [option], source: other });
  }
  return {
    chosen:
      missed !== null && chosenSource
        ? { option: options[missed] ?? "", source: chosenSource }
        : null,
    isShared: chosenSource !== null && chosenSource.quote === right?.quote,
    others: [...others.values()],
  };
}
