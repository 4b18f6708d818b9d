import type { Question } from "~/assessment/schema";
import type { Actor, App } from "~/platform/app.server";

/** Whether any of these questions comes in the learner's review. */
export async function areInReview(
  app: App,
  actor: Actor,
  questions: readonly Question[],
): Promise<boolean> {
  const kept = await Promise.all(
    app.studyModes.map((mode) => mode.keepsAny?.(app, actor, questions) ?? false),
  );
  return kept.includes(true);
}
