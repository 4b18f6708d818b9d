import type { Citation } from "~/ai/ports";
import type { ReviewItem } from "~/assessment/review-items";
import type { Actor, App } from "~/platform/app.server";
import { AppError } from "~/platform/errors";
import { editQuestion, type QuestionChange, type QuestionText } from "./edit-question";
import * as m from "./messages";
import { changeReviewQuestion } from "./review-question-store.server";
import { findItem, itemNotFound } from "./review-sources.server";

/** A kept question as `PATCH /api/questions/{id}` answers it. */
export interface EditedQuestion extends QuestionText {
  id: string;
  source: Citation | null;
  optionSources: (Citation | null)[];
}

/**
 * Changes the texts of a question in review; its schedule stays. A source that no longer supports it is dropped.
 * @throws AppError not_found, or invalid_request if none of its options is right
 */
export async function editKeptQuestion(
  app: App,
  actor: Actor,
  id: string,
  change: QuestionChange,
): Promise<EditedQuestion> {
  const { question: before, front, source } = await findEditable(app, actor, id);
  if (!before) throw itemNotFound();
  const after = editQuestion({ ...before, question: front, source }, change);
  if (after.correctAnswer >= after.options.length) {
    const issues = [{ path: "correctAnswer", message: m.rightMissing() }];
    throw new AppError("invalid_request", m.rightMissing(), { issues });
  }
  const { question, options, correctAnswer, explanation, optionSources } = after;
  const edited = { question, options, correctAnswer, explanation, optionSources };
  await changeReviewQuestion(app.database, actor.id, id, { ...edited, source: after.source });
  return { id, ...edited, source: after.source };
}

/**
 * Changes the texts of a card; its schedule stays.
 * @throws AppError not_found
 */
export async function editKeptCard(
  app: App,
  actor: Actor,
  { id, front, back }: { id: string; front: string; back: string },
): Promise<void> {
  const { items } = await findItem(app, actor, id, { withReported: true });
  if (!(await items.changeText?.(app, actor, id, { front, back }))) throw itemNotFound();
}

/** An item whose texts are to be changed, also if it was reported as wrong. @throws AppError not_found */
export async function findEditable(app: App, actor: Actor, id: string): Promise<ReviewItem> {
  return (await findItem(app, actor, id, { withReported: true })).item;
}
