/** An answered question. */
interface Answered<Source> {
  options: readonly string[];
  selected: number | null;
  correctAnswer: number;
  source: Source | null;
  optionSources: readonly (Source | null)[];
}

/** What the material says of a wrong choice, and of the options that were not chosen. */
interface OptionSources<Source> {
  /** Null if the choice was correct, or the material does not mention it. */
  chosen: { option: string; source: Source } | null;
  /** Whether the quote for the correct option is also about the chosen one. */
  isShared: boolean;
  /** Options with the same quote are together. */
  others: { options: string[]; source: Source }[];
}

/** Each quote once: of what the learner chose first, then of the others. */
export function sortOptionSources<Source extends { quote: string }>({
  options,
  selected,
  correctAnswer,
  source,
  optionSources,
}: Answered<Source>): OptionSources<Source> {
  const correct = source ?? optionSources[correctAnswer] ?? null;
  const sourceOf = (index: number) => optionSources[index] ?? null;
  const missed = selected !== null && selected !== correctAnswer ? selected : null;
  const chosenSource = missed === null ? null : sourceOf(missed);
  const shown = new Set([correct?.quote, chosenSource?.quote]);
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
    isShared: chosenSource !== null && chosenSource.quote === correct?.quote,
    others: [...others.values()],
  };
}
