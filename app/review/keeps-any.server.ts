import type { Question } from "~/assessment/schema";
import type { Actor, App } from "~/platform/app.server";
import { reviewIdOf } from "./copy-questions.server";
import { countKept } from "./review-question-store.server";

/** Whether any of these questions of the learner comes in review. */
export async function keepsAny(
  app: App,
  actor: Actor,
  questions: readonly Question[],
): Promise<boolean> {
  const ids = await Promise.all(questions.map((question) => reviewIdOf(actor, question)));
  return (await countKept(app.database, actor.id, ids)) > 0;
}
