import type { ReviewItems } from "~/assessment/review-items";
import type { Question, StoredQuestion } from "~/assessment/schema";
import type { Actor, App } from "~/platform/app.server";
import { AppError } from "~/platform/errors";
import { copyQuestions } from "./copy-questions.server";
import type { NewReviewQuestion } from "./review-question-store.server";
import { questionsInReview } from "./review-questions.server";
import { findItem, itemNotFound, reviewSources } from "./review-sources.server";

/** A card or question that is, or is to be, reported as wrong. */
interface Reported {
  /** Its id in review. */
  id: string;
  items: ReviewItems;
  front: string;
  /** Null for a card. */
  question: Pick<Question, "question" | "options" | "correctAnswer"> | null;
  /** For a question of a quiz or test, which may not be in review yet. */
  work: { userId: string; title: string; question: NewReviewQuestion } | null;
}

/**
 * An item by its id, or a question of a quiz or test by `{id of the quiz or test}-{number}`.
 * @throws AppError not_found
 */
export async function findReported(app: App, actor: Actor, id: string): Promise<Reported> {
  const [, workId, number] = /^(\w+)-(\d{1,3})$/.exec(id) ?? [];
  if (workId) return findAsked(app, actor, workId, Number(number));
  const { item, items } = await findItem(app, actor, id, { withReported: true });
  const { front } = item;
  const question = item.question && { question: front, ...item.question };
  return { id, items, front, question, work: null };
}

async function findAsked(
  app: App,
  actor: Actor,
  workId: string,
  number: number,
): Promise<Reported> {
  for (const source of reviewSources(app)) {
    const work = await source.readQuestions?.(app, actor, workId).catch(undefinedIfMissing);
    const asked = work?.questions.find((question) => question.number === number);
    if (!work || !asked) continue;
    const [question] = await copyQuestions(app, actor, {
      ...work,
      id: workId,
      questions: [unanswered(asked)],
    });
    if (!question) continue;
    const place = { userId: actor.id, title: work.title, question };
    return {
      id: question.id,
      items: questionsInReview,
      front: asked.question,
      question: asked,
      work: place,
    };
  }
  throw itemNotFound();
}

/** Its answer counts once the question is kept. */
function unanswered(question: StoredQuestion): StoredQuestion {
  return { ...question, selected: null };
}

function undefinedIfMissing(error: unknown): undefined {
  if (error instanceof AppError && error.code === "not_found") return undefined;
  throw error;
}
