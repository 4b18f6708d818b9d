import { isCorrect } from "~/assessment/grading";
import { memoryAfter, newMemory, type Rating } from "~/assessment/memory";
import type { KeptQuestions } from "~/assessment/review-items";
import type { StoredQuestion } from "~/assessment/schema";
import { applyExams } from "~/courses/apply-exams.server";
import type { Actor, App } from "~/platform/app.server";
import { AppError } from "~/platform/errors";
import { idOf } from "~/platform/ids";
import { gradeChoice } from "./grade-answer";
import * as m from "./messages";
import { insertReviewQuestions, type NewReviewQuestion } from "./review-question-store.server";
import { questionsInReview } from "./review-questions.server";
import { reviewSources } from "./review-sources.server";

/**
 * Answers "Keep these for review?" about a deck, quiz or test. Its questions are copied, and the answers that were
 * given count as their first ratings.
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
  if (work) await copyQuestions(app, actor, workId, work);
  const kept = await source.recordAnswer(app, actor, workId, keep);
  if (keep) await applyExams(app, actor);
  return work ? work.questions.length : kept;
}

async function copyQuestions(
  app: App,
  actor: Actor,
  workId: string,
  work: KeptQuestions,
): Promise<void> {
  const now = app.clock.now();
  const questions = await Promise.all(
    work.questions.map((question) => toReviewQuestion(actor, workId, question, work.answeredAt)),
  );
  const unique = [...new Map(questions.map((question) => [question.id, question])).values()];
  const { title, fileId } = work;
  const place = { userId: actor.id, fileId, title, keptAt: now };
  const added = await insertReviewQuestions(app.database, place, unique);
  // Kept before, from another quiz: only the new answer is added.
  for (const { id, rating } of unique) {
    if (rating && !added.has(id)) await questionsInReview.rate(app, actor, id, rating);
  }
}

async function toReviewQuestion(
  actor: Actor,
  workId: string,
  question: StoredQuestion,
  answeredAt: Date,
): Promise<NewReviewQuestion & { rating: (Rating & { id: string; selected: number }) | null }> {
  const { selected, options, correctAnswer } = question;
  const id = await idOf(actor.id, question.question, options[correctAnswer] ?? "");
  const rating =
    selected === null
      ? null
      : {
          id: await idOf(id, workId),
          grade: gradeChoice(isCorrect(question), undefined),
          selected,
          ratedAt: answeredAt,
        };
  const recall = memoryAfter(newMemory(answeredAt), rating ? [rating] : []);
  return { ...question, id, recall, rating };
}
