import { keyOfQuestion } from "~/assessment/answered-queries.server";
import { withinStoredItems } from "~/billing/within-stored-items.server";
import { applyExams } from "~/courses/apply-exams.server";
import type { Actor, App } from "~/platform/app.server";
import { findReported } from "./find-reported.server";
import { insertReviewQuestions } from "./review-question-store.server";
import { itemNotFound, reviewSources } from "./review-sources.server";

/**
 * Takes a wrong item out of everything, and keeps the reason.
 * @param id of a card or of a question in review, or `{id of a quiz or test}-{number}` of a question there
 * @throws AppError not_found
 */
export async function reportItem(
  app: App,
  actor: Actor,
  { id, reason }: { id: string; reason: string },
): Promise<void> {
  const reported = await findReported(app, actor, id);
  const { work, question } = reported;
  // A question that was not kept gets a row without a place in review, to hold the reason.
  if (work) {
    const { question: copy, ...place } = work;
    await withinStoredItems(app, actor, (check) =>
      insertReviewQuestions(app.database, { ...place, keptAt: null }, [copy], check),
    );
  }
  if (question) await markReported(app, actor, keyOfQuestion(question), app.clock.now());
  if (!(await reported.items.report(app, actor, reported.id, reason))) throw itemNotFound();
}

/**
 * Restores a reported item with its memory.
 * @param id as for `reportItem`
 * @throws AppError not_found
 */
export async function restoreItem(app: App, actor: Actor, id: string): Promise<void> {
  const reported = await findReported(app, actor, id);
  const { question } = reported;
  if (question) await markReported(app, actor, keyOfQuestion(question), null);
  // A question of a quiz that was never reported is not kept, and has nothing to take back.
  await reported.items.restore(app, actor, reported.id);
  // An exam that was set while it was out limits it, too.
  await applyExams(app, actor);
}

async function markReported(app: App, actor: Actor, key: string, at: Date | null): Promise<void> {
  await Promise.all(reviewSources(app).map((source) => source.markReported?.(app, actor, key, at)));
}
