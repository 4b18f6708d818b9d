import type { Actor, App } from "~/platform/app.server";
import { AppError } from "~/platform/errors";
import { reviewIdOf } from "./copy-questions.server";
import * as m from "./messages";
import { releaseQuestions } from "./review-question-store.server";
import { reviewSources } from "./review-sources.server";

/**
 * Takes the items of a deck, quiz or test out of review. Each keeps its memory for when it is added again.
 * @throws AppError not_found
 */
export async function removeFromReview(
  app: App,
  actor: Actor,
  { mode, workId }: { mode: string; workId: string },
): Promise<void> {
  const source = reviewSources(app).find((one) => one.mode === mode);
  if (!source) throw new AppError("not_found", m.workNotFound());
  await source.release?.(app, actor, workId);
  const work = await source.readQuestions?.(app, actor, workId);
  if (!work) return;
  const ids = await Promise.all(work.questions.map((question) => reviewIdOf(actor, question)));
  await releaseQuestions(app.database, actor.id, ids);
}
