import { countedQuestions } from "~/assessment/questions/grading";
import type { KeptQuestions } from "~/assessment/review-items";
import { withinStoredItems } from "~/billing/within-stored-items.server";
import { applyExams } from "~/courses/apply-exams.server";
import type { Actor, App } from "~/platform/app.server";
import { AppError } from "~/platform/errors";
import { copyQuestions } from "./copy-questions.server";
import * as m from "./messages";
import { insertReviewQuestions } from "./review-question-store.server";
import { questionsInReview } from "./review-questions.server";
import { reviewSources } from "./review-sources.server";

/**
 * Answers "Keep these for review?" about a deck, quiz or test. Its questions are copied, and the answers that were
 * given count as their first ratings. What the learner reported as wrong stays out.
 * @returns how many items are kept
 * @throws AppError not_found
 */
export async function keepForReview(
  app: App,
  actor: Actor,
  { mode, workId, keep }: { mode: string; workId: string; keep: boolean },
): Promise<number> {
  const source = reviewSources(app).find((one) => one.mode === mode);
  if (!source) throw new AppError("not_found", m.workNotFound());
  const work = keep ? await source.readQuestions?.(app, actor, workId) : undefined;
  const questions = work ? countedQuestions(work.questions) : [];
  if (work) await keepQuestions(app, actor, workId, { ...work, questions });
  const kept = await source.recordAnswer(app, actor, workId, keep);
  if (keep) await applyExams(app, actor);
  return work ? questions.length : kept;
}

async function keepQuestions(
  app: App,
  actor: Actor,
  workId: string,
  work: KeptQuestions,
): Promise<void> {
  const questions = await copyQuestions(app, actor, { ...work, id: workId });
  const unique = [...new Map(questions.map((question) => [question.id, question])).values()];
  const place = { userId: actor.id, title: work.title, keptAt: app.clock.now() };
  const added = await withinStoredItems(app, actor, (check) =>
    insertReviewQuestions(app.database, place, unique, check),
  );
  // Kept before, from another quiz: only the new answer is added.
  for (const { id, rating } of unique) {
    if (rating && !added.has(id)) await questionsInReview.rate(app, actor, id, rating);
  }
}
