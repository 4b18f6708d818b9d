import type { Citation } from "~/ai/ports";
import type { Grade } from "~/assessment/grades";
import { checkOption } from "~/assessment/questions/find-question";
import type { ReviewItem } from "~/assessment/review-items";
import type { Actor, App } from "~/platform/app.server";
import { AppError } from "~/platform/errors";
import { idOf } from "~/platform/ids";
import { compareTyped, type TypedCheck } from "./check-typed.server";
import { gradeChoice, gradeParts } from "./grade-answer";
import * as m from "./messages";
import { findItem, itemNotFound } from "./review-sources.server";

/** An answer in review: a grade or the judged parts of a card, or the chosen option of a question. */
export interface ReviewAnswer {
  itemId: string;
  grade?: Grade;
  parts?: readonly boolean[];
  selected?: number;
  /** What was typed before the back of a card was shown. */
  typed?: string;
  sure?: boolean;
  /** Default: now. Never later than that, nor more than a year earlier. */
  answeredAt?: Date;
  /** The same for an answer that arrives twice. */
  answerId: string;
}

export interface AnswerResult extends Partial<TypedCheck> {
  ratingId: string;
  correct: boolean;
  explanation: string;
  source: Citation | null;
  /** For each option; empty for a card. */
  optionSources: (Citation | null)[];
  nextDue: Date;
}

/**
 * Records an answer and schedules the item. The same answer counts once.
 * @throws AppError not_found or invalid_request
 */
export async function answerItem(
  app: App,
  actor: Actor,
  answer: ReviewAnswer,
): Promise<AnswerResult> {
  const { item, items } = await findItem(app, actor, answer.itemId);
  const grade = gradeOf(item, answer);
  const now = app.clock.now();
  const ratedAt = new Date(
    Math.max(
      now.getTime() - longestAway,
      Math.min(Number(answer.answeredAt ?? now), now.getTime()),
    ),
  );
  const ratingId = await ratingIdOf(actor, item.id, answer.answerId);
  const recall = await items.rate(app, actor, item.id, {
    id: ratingId,
    grade,
    ratedAt,
    selected: item.question ? (answer.selected ?? null) : null,
    sure: answer.sure ?? null,
  });
  if (!recall) throw itemNotFound();
  return {
    ratingId,
    correct: grade !== "again",
    explanation: item.question?.explanation ?? item.back ?? "",
    source: item.source,
    optionSources: item.question?.optionSources ?? [],
    nextDue: recall.due,
    ...(item.question || answer.typed === undefined ? {} : compareTyped(item, answer.typed)),
  };
}

/** Milliseconds for which a device may keep an answer. The answers of each day are limited, and so are the days. */
const longestAway = 366 * 86_400_000;

/** The id under which an answer is recorded. */
export function ratingIdOf({ id }: Actor, itemId: string, answerId: string): Promise<string> {
  return idOf(id, itemId, answerId);
}

function gradeOf({ question }: ReviewItem, { grade, parts, selected, sure }: ReviewAnswer): Grade {
  if (question) {
    if (selected === undefined) throw new AppError("invalid_request", m.optionMissing());
    checkOption(question, selected);
    return gradeChoice(selected === question.correctAnswer, sure);
  }
  if (grade) return grade;
  if (parts?.length) return gradeParts(parts);
  throw new AppError("invalid_request", m.gradeMissing());
}
