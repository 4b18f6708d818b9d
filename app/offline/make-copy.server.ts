import type { ReviewItem } from "~/assessment/review-items";
import { listNewestDecks } from "~/flashcards/list-newest-decks.server";
import { listFiles } from "~/library/list-files.server";
import type { Actor, App } from "~/platform/app.server";
import { nextExam } from "~/review/queue";
import { readQueue } from "~/review/read-queue.server";
import { reasonFor } from "~/review/reason";
import { findItems } from "~/review/review-sources.server";
import type { KeptItem, StudyCopy } from "./study-copy";

/** The most that a device keeps: the newest or most urgent items. */
const most = { decks: 20, cardsOfDeck: 200, reviewed: 100, documents: 10 };

/** The copy that a device keeps to study without a network. */
export async function makeCopy(app: App, actor: Actor): Promise<StudyCopy> {
  const now = app.clock.now();
  const [decks, queue, files] = await Promise.all([
    listNewestDecks(app, actor, most),
    readQueue(app, actor),
    listFiles(app, actor),
  ]);
  const ids = queue.entries.slice(0, most.reviewed).map(({ id }) => id);
  const reviewed = await findItems(app, actor, ids);
  const examOf = (item: ReviewItem) => nextExam(item, queue.exams) ?? null;
  const ofDecks = decks
    .flatMap(({ cards }) => cards)
    // Exams limit what the learner keeps for review.
    .map((card) => toKept(card, card.isKept ? examOf(card) : null));
  const ofReview = reviewed.map((item) => toKept(item, examOf(item)));
  const items = new Map([...ofDecks, ...ofReview].map((item) => [item.id, item]));
  return {
    learner: actor.id,
    madeAt: now,
    items: [...items.values()],
    decks: decks.map(({ cards, ...deck }) => ({
      ...deck,
      cards: cards.map(({ id, number }) => ({ id, number })),
    })),
    review: reviewed.map((item) => ({ id: item.id, reason: reasonFor(item, queue.exams, now) })),
    documents: files
      .filter(({ status }) => status === "ready")
      .slice(0, most.documents)
      .map(({ id, name }) => ({ id, name })),
  };
}

function toKept(item: ReviewItem, examOn: string | null): KeptItem {
  const { id, kind, fileId, courseId, title, front, back, question, source } = item;
  const { due, stability, difficulty, scheduledDays, learningSteps, reps, lapses, state } = item;
  const { lastReview, missedAt, missedSure } = item;
  return {
    ...{ id, kind, fileId, courseId, title, front, back },
    question: question && {
      options: question.options,
      correctAnswer: question.correctAnswer,
      explanation: question.explanation,
    },
    source: source && { quote: source.quote, page: source.page },
    ...{ due, stability, difficulty, scheduledDays, learningSteps, reps, lapses, state },
    ...{ lastReview, missedAt, missedSure, examOn },
  };
}
