import type { Actor, App } from "~/platform/app.server";
import { findQuiz } from "./find-quiz.server";
import { markStarted, type StoredQuiz } from "./quiz-store.server";

/**
 * The quiz, about to be shown: its clock starts with its first appearance.
 * @throws AppError not_found
 */
export async function startQuiz(app: App, actor: Actor, id: string): Promise<StoredQuiz> {
  const quiz = await findQuiz(app, actor, id);
  if (!quiz.startedAt) await markStarted(app.database, actor.id, id, app.clock.now());
  return quiz;
}
