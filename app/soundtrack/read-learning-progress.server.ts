import type { App, Owner } from "~/platform/app.server";
import type { StudySummary } from "~/study-mode";
import { type LearningProgress, streakOf } from "./learning-progress";

const millisecondsPerDay = 86_400_000;

/** The learner's five figures, over all study modes. */
export async function readLearningProgress(app: App, owner: Owner): Promise<LearningProgress> {
  const summaries = await Promise.all(
    app.studyModes.flatMap((mode) => mode.summarize?.(app, owner) ?? []),
  );
  const sum = (figure: Exclude<keyof StudySummary, "days">) =>
    summaries.reduce((total, summary) => total + (summary[figure] ?? 0), 0);
  const graded = sum("graded");
  const today = Math.floor(app.clock.now().getTime() / millisecondsPerDay);
  return {
    vocabularyMastered: sum("mastered"),
    lessonsCompleted: sum("finished"),
    totalLessons: sum("made"),
    averageScore: graded > 0 ? Math.round(sum("percentages") / graded) : 0,
    streakDays: streakOf(
      summaries.flatMap(({ days }) => days),
      today,
    ),
  };
}
