import type { Citation } from "~/ai/ports";
import { type MarkedText, markWords } from "~/assessment/mark-words";
import type { ReviewItem } from "~/assessment/review-items";
import type { Actor, App } from "~/platform/app.server";
import { answerParts } from "./answer-parts";
import { findItem, itemNotFound } from "./review-sources.server";

/** The back of a card, compared with an answer that was typed before. */
export interface TypedCheck {
  /** The back, in pieces. */
  marked: MarkedText[];
  /** What can be judged one by one, as `parts`. */
  parts: string[];
}

export function compareTyped({ back }: ReviewItem, typed: string): TypedCheck {
  const answer = back ?? "";
  return { marked: markWords(answer, typed), parts: answerParts(answer) };
}

/** A typed answer that its learner has not judged yet: shown, never graded. */
export interface UnjudgedAnswer extends TypedCheck {
  correct: null;
  explanation: string;
  source: Citation | null;
  optionSources: [];
  nextDue: null;
}

/**
 * Compares the back of a card with a typed answer; nothing is recorded.
 * @throws AppError not_found if the learner has no such card
 */
export async function checkTyped(
  app: App,
  actor: Actor,
  itemId: string,
  typed: string,
): Promise<UnjudgedAnswer> {
  const { item } = await findItem(app, actor, itemId);
  if (item.kind !== "card") throw itemNotFound();
  return {
    correct: null,
    explanation: item.back ?? "",
    source: item.source,
    optionSources: [],
    nextDue: null,
    ...compareTyped(item, typed),
  };
}
