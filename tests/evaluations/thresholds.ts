import type { Measure, Measures } from "./measure";
import { percent } from "./report";

/**
 * What the project's own texts must reach together, as shares of one: a little below what they reached
 * when this was written, but for what holds of every item.
 */
const least: Partial<Record<Measure, number>> = {
  verbatim: 1,
  quoted: 1,
  quotes: 1,
  ofOneKind: 0.99,
  covered: 0.69,
  cards: 0.95,
  questions: 0.36,
  first: 0.66,
  amongThree: 0.77,
  declined: 0.75,
};
const most: Partial<Record<Measure, number>> = {
  duplicates: 0,
  repeated: 0.55,
  wronglyDeclined: 0.12,
};

/** The missed thresholds in words; empty if all are reached. */
export function missedThresholds(measures: Measures): string[] {
  const missed = (
    key: Measure,
    bound: number,
    word: string,
    isMissed: (share: number) => boolean,
  ) => {
    const { part, whole } = measures[key];
    const share = whole === 0 ? 0 : part / whole;
    return isMissed(share)
      ? [`${key}: ${percent(measures[key])} (${part} of ${whole}), ${word} ${bound * 100}%`]
      : [];
  };
  const bounds = <T extends object>(of: T) => Object.entries(of) as [Measure, number][];
  return [
    ...bounds(least).flatMap(([key, bound]) =>
      missed(key, bound, "at least", (share) => share < bound),
    ),
    ...bounds(most).flatMap(([key, bound]) =>
      missed(key, bound, "at most", (share) => share > bound),
    ),
  ];
}
