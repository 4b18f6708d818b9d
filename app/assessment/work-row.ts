import { toPercentage } from "~/assessment/questions/grading";
import type { WorkRow } from "~/ui/work-list";
import * as m from "./messages";

/** A quiz or test of the past. */
export interface EarlierWork {
  id: string;
  title: string;
  createdAt: Date;
  questionCount: number;
  answered: number;
  /** Correct answers; null until every question is answered. */
  correct: number | null;
}

/** A quiz or test as lists of earlier work show it. */
export function toWorkRow(work: EarlierWork, href: string): WorkRow {
  const { id, title, createdAt, questionCount: total } = work;
  return {
    id,
    href,
    title,
    createdAt: createdAt.toISOString(),
    size: m.questionCount({ count: total }),
    standing: describeProgress(work),
  };
}

function describeProgress({ questionCount: total, answered, correct }: EarlierWork): string {
  if (correct !== null) return m.score({ percentage: toPercentage(correct, total) });
  return answered === 0 ? m.notStarted() : m.answered({ answered, total });
}
