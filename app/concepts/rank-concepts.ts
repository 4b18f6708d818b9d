/** What the answers about a part of a document show. */
export type Standing = "weak" | "known" | "unclear" | "unasked";

export interface Tally {
  /** Items whose last answer was right. */
  right: number;
  answers: number;
}

/** With fewer answers nothing is said about a part. */
export const fewestAnswers = 3;

/** The share of right answers below which a part is weak. */
const enoughRight = 3 / 4;

/** The standard score of a two-sided interval of 95%. */
const z = 1.96;

export function standingOf({ right, answers }: Tally): Standing {
  if (answers === 0) return "unasked";
  if (answers < fewestAnswers) return "unclear";
  return right < answers * enoughRight ? "weak" : "known";
}

/**
 * The upper bound of the Wilson score interval: how much a learner may know of a part after few answers. So 0 of 1
 * (0.79) is less surely weak than 2 of 6 (0.70).
 */
export function mostKnown({ right, answers }: Tally): number {
  if (answers === 0) return 1;
  const share = right / answers;
  const square = z ** 2 / answers;
  const spread = z * Math.sqrt((share * (1 - share) + square / 4) / answers);
  return Math.min(1, (share + square / 2 + spread) / (1 + square));
}

const order: Record<Standing, number> = { weak: 0, known: 1, unclear: 2, unasked: 3 };

/** The parts, the most surely weak first; those that are not judged or were never asked come last. */
export function rankConcepts<T extends Tally>(
  concepts: readonly T[],
): (T & { standing: Standing })[] {
  return concepts
    .map((concept) => ({ ...concept, standing: standingOf(concept) }))
    .sort(
      (a, b) =>
        order[a.standing] - order[b.standing] ||
        mostKnown(a) - mostKnown(b) ||
        a.answers - b.answers,
    );
}
