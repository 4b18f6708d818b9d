import { type Grade, grades } from "~/assessment/grades";

interface Rated {
  number: number;
  grade: Grade;
  ratedAt: Date;
}

/** The result of one session with a deck. */
export interface SessionFigures {
  /** Different cards; a card that was shown again counts once. */
  cards: number;
  ratings: Record<Grade, number>;
  minutes: number;
}

/** A longer break starts another session; milliseconds. */
const longestBreak = 30 * 60_000;

/** The ratings of the latest session. @param ratings newest first */
export function lastSession<R extends Rated>(ratings: readonly R[]): R[] {
  const end = ratings.findIndex((rating, index) => {
    const later = ratings[index - 1];
    return later && later.ratedAt.getTime() - rating.ratedAt.getTime() > longestBreak;
  });
  return end === -1 ? [...ratings] : ratings.slice(0, end);
}

/** Whether the learner is still in the session of the latest rating. */
export function isRunning(ratings: readonly Rated[], now: Date): boolean {
  const [latest] = ratings;
  return latest !== undefined && now.getTime() - latest.ratedAt.getTime() <= longestBreak;
}

/** The figures of a session. */
export function sessionFigures(session: readonly Rated[]): SessionFigures {
  const count = (grade: Grade) => session.filter((rating) => rating.grade === grade).length;
  const times = session.map(({ ratedAt }) => ratedAt.getTime());
  const span = times.length ? Math.max(...times) - Math.min(...times) : 0;
  return {
    cards: new Set(session.map(({ number }) => number)).size,
    ratings: Object.fromEntries(grades.map((grade) => [grade, count(grade)])) as Record<
      Grade,
      number
    >,
    minutes: Math.max(1, Math.round(span / 60_000)),
  };
}
