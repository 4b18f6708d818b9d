/** What a learner has reached, in five figures. */
export interface LearningProgress {
  /** Cards that are remembered for at least a week. */
  vocabularyMastered: number;
  /** Quizzes, tests and decks that were worked through to the end. */
  lessonsCompleted: number;
  totalLessons: number;
  /** Percent over all finished quizzes and tests; 0 while there is none. */
  averageScore: number;
  /** Days in a row on which something was done, up to today or yesterday. */
  streakDays: number;
}

/** The intensity for a learner without any work. */
const initialProgress = 50;

const lowest = 5;
const highest = 95;

/** The intensity of the music for a learner, 5 to 95. */
export function soundtrackProgress(figures: LearningProgress): number {
  const { lessonsCompleted, totalLessons, averageScore, streakDays } = figures;
  if (totalLessons === 0 && streakDays === 0) return initialProgress;
  const completion = totalLessons > 0 ? (lessonsCompleted / totalLessons) * 100 : 0;
  const streakBonus = Math.min(20, streakDays * 2);
  const progress = Math.round(completion * 0.4 + averageScore * 0.4 + streakBonus * 0.2);
  return Math.min(highest, Math.max(lowest, progress));
}

/**
 * The number of consecutive days up to today, or up to yesterday if nothing was done today.
 * @param days numbers of UTC days, in any order @param today the number of the present one
 */
export function streakOf(days: Iterable<number>, today: number): number {
  const known = new Set(days);
  let day = known.has(today) ? today : today - 1;
  let streak = 0;
  while (known.has(day)) {
    streak += 1;
    day -= 1;
  }
  return streak;
}
