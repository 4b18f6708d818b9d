import type { Grade } from "~/assessment/grades";

/** An answer of today, and what it was about. */
interface AnsweredToday {
  grade: Grade;
  /** Whether the item was new. */
  first: boolean;
  /** A document, or a section of one. */
  about: string;
}

/** Answers of today, counted. */
export interface AnswerCounts {
  answers: number;
  right: number;
  /** New items. */
  learned: number;
}

/** With fewer answers a percentage says nothing. */
export const fewestForPercentage = 5;

/** The answers of today, counted in all and by what they were about, with the most first. */
export function summarizeAnswers(
  answered: readonly AnsweredToday[],
): AnswerCounts & { subjects: (AnswerCounts & { name: string })[] } {
  const groups = Map.groupBy(answered, ({ about }) => about);
  return {
    ...tally(answered),
    subjects: [...groups]
      .map(([name, answers]) => ({ name, ...tally(answers) }))
      .sort((a, b) => b.answers - a.answers),
  };
}

function tally(answered: readonly AnsweredToday[]): AnswerCounts {
  return {
    answers: answered.length,
    right: answered.filter(({ grade }) => grade !== "again").length,
    learned: answered.filter(({ first }) => first).length,
  };
}
