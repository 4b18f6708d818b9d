import type { Measure, Measures } from "./measure";
import { percent } from "./report";

/** What the project's own texts must reach together, as shares of one. */
const least: Partial<Record<Measure, number>> = {
  covered: 0.75,
  cards: 0.9,
  questions: 0.6,
  first: 0.7,
  amongThree: 0.85,
  declined: 0.75,
  verbatim: 1,
  quoted: 1,
  quotes: 1,
  ofOneKind: 1,
};
const most: Partial<Record<Measure, number>> = {
  wronglyDeclined: 0.08,
  duplicates: 0,
  repeated: 0,
};

/** What was missed, in words; nothing where all is reached. */
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
