import { memoryAfter, newMemory } from "~/assessment/memory";
import { requireRoomForItems, withinStoredItems } from "~/billing/within-stored-items.server";
import { applyExams } from "~/courses/apply-exams.server";
import { findCourse } from "~/courses/find-course.server";
import type { Actor, App } from "~/platform/app.server";
import { AppError } from "~/platform/errors";
import { reviewIdOf } from "./copy-questions.server";
import * as m from "./messages";
import type { PaperCard, PaperQuestion, PastPaper } from "./past-paper/past-paper";
import { insertReviewQuestions } from "./review-question-store.server";
import { reviewItems } from "./review-sources.server";

export interface ReceivedPaper {
  /** The same for the same text. */
  id: string;
  title: string;
  text: string;
  /** What was recognised of the text. */
  read: PastPaper;
  /** Whether to keep what is recognised. */
  keep: boolean;
  /** The course to put it into. */
  courseId: string | null;
}

/** What was recognised of a past paper, as `POST /api/past-papers` answers it. */
export interface PaperResult {
  title: string;
  questions: Omit<PaperQuestion, "kind">[];
  cards: Omit<PaperCard, "kind">[];
  skipped: { line: number; lastLine?: number | undefined; reason: string }[];
  /** By which it can be moved to a course, once it is kept. */
  paperId?: string;
  /** The deck of the cards, once they are kept; null without cards. */
  deckId?: string | null;
}

/**
 * What was recognised of a paper; kept for review if it says so, once for the same paper.
 * @throws AppError not_found, or no_content if there is nothing to keep, or rate_limited
 */
export async function keepPaper(
  app: App,
  actor: Actor,
  { id, title, read, keep, courseId }: ReceivedPaper,
): Promise<PaperResult> {
  const { items, skipped } = read;
  const questions = items.flatMap((item) => (item.kind === "question" ? withoutKind(item) : []));
  const cards = items.flatMap((item) => (item.kind === "card" ? withoutKind(item) : []));
  const result = {
    ...{ title, questions, cards },
    skipped: skipped.map(({ line, lastLine, problem }) => ({
      ...{ line, lastLine },
      reason: m.paperProblem(problem),
    })),
  };
  if (courseId) await findCourse(app, actor, courseId);
  if (!keep) return result;
  if (items.length === 0) throw new AppError("no_content", m.noPaperItems(), { field: "text" });
  // Questions and cards are stored one after the other.
  await requireRoomForItems(app, actor, items.length);
  await keepQuestions(app, actor, { id, title, courseId }, questions);
  if (cards.length > 0) {
    for (const { addDeck } of app.studyModes) {
      await addDeck?.(app, actor, { id, title, courseId, cards });
    }
  }
  if (courseId) {
    // What was kept before without a course, or in another one.
    for (const items of reviewItems(app)) await items.moveCollection(app, actor, id, courseId);
  }
  await applyExams(app, actor, courseId ? [id, courseId] : [id]);
  return { ...result, paperId: id, deckId: cards.length > 0 ? id : null };
}

function withoutKind<T extends { kind: string }>({ kind: _, ...item }: T): Omit<T, "kind"> {
  return item;
}

async function keepQuestions(
  app: App,
  actor: Actor,
  { id: paperId, ...paper }: { id: string; title: string; courseId: string | null },
  questions: PaperResult["questions"],
): Promise<void> {
  if (questions.length === 0) return;
  const now = app.clock.now();
  const rows = await Promise.all(
    questions.map(async ({ question, options, correctAnswer }) => ({
      id: await reviewIdOf(actor, { question, options, correctAnswer }),
      ...{
        fileId: null,
        question,
        options,
        correctAnswer,
        explanation: "",
        source: null,
        rating: null,
      },
      optionSources: options.map(() => null),
      recall: memoryAfter(newMemory(now), []),
    })),
  );
  const unique = [...new Map(rows.map((row) => [row.id, row])).values()];
  const work = { userId: actor.id, ...paper, paperId, keptAt: now };
  await withinStoredItems(app, actor, (check) =>
    insertReviewQuestions(app.database, work, unique, check),
  );
}
