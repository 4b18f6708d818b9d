import { type CardGrade, grades } from "./deck-rules";

interface Rated {
  number: number;
  grade: CardGrade;
  ratedAt: Date;
}

/** What one run through a deck came to. */
export interface SessionFigures {
  /** Different cards; one that came again counts once. */
  cards: number;
  ratings: Record<CardGrade, number>;
  minutes: number;
}

/** A longer rest begins another session. */
const longestRest = 30 * 60_000;

/** The ratings that were given in one go, up to the latest. @param ratings newest first */
export function lastSession<R extends Rated>(ratings: readonly R[]): R[] {
  const rest = ratings.findIndex((rating, index) => {
    const later = ratings[index - 1];
    return later && later.ratedAt.getTime() - rating.ratedAt.getTime() > longestRest;
  });
  return rest === -1 ? [...ratings] : ratings.slice(0, rest);
}

/** Is the latest rating part of what the learner is doing now? */
export function isRunning(ratings: readonly Rated[], now: Date): boolean {
  const [latest] = ratings;
  return latest !== undefined && now.getTime() - latest.ratedAt.getTime() <= longestRest;
}

export function sumUp(session: readonly Rated[]): SessionFigures {
  const count = (grade: CardGrade) => session.filter((rating) => rating.grade === grade).length;
  const times = session.map(({ ratedAt }) => ratedAt.getTime());
  const span = times.length ? Math.max(...times) - Math.min(...times) : 0;
  return {
    cards: new Set(session.map(({ number }) => number)).size,
    ratings: Object.fromEntries(grades.map((grade) => [grade, count(grade)])) as Record<
      CardGrade,
      number
    >,
    minutes: Math.max(1, Math.round(span / 60_000)),
  };
}
