import type { Actor, App } from "~/platform/app.server";
import { findQuiz } from "./find-quiz.server";
import { markStarted, type StoredQuiz } from "./quiz-store.server";

/**
 * Finds a quiz that is about to be shown. Its time starts when it is first shown.
 * @throws AppError not_found
 */
export async function startQuiz(app: App, actor: Actor, id: string): Promise<StoredQuiz> {
  const quiz = await findQuiz(app, actor, id);
  if (!quiz.startedAt) await markStarted(app.database, actor.id, id, app.clock.now());
  return quiz;
}
