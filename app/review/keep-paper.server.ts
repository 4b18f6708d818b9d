import { memoryAfter, newMemory } from "~/assessment/memory";
import { applyExams } from "~/courses/apply-exams.server";
import type { Actor, App } from "~/platform/app.server";
import { AppError } from "~/platform/errors";
import { idOf } from "~/platform/ids";
import { reviewIdOf } from "./copy-questions.server";
import * as m from "./messages";
import { type PaperCard, type PaperQuestion, paperLimits } from "./past-paper/past-paper";
import { readPastPaper } from "./past-paper/read-past-paper";
import type { ReceivedPaper } from "./receive-paper.server";
import { insertReviewQuestions } from "./review-question-store.server";

/** What was recognised of a past paper, as `POST /api/past-papers` answers it. */
export interface PaperResult {
  title: string;
  questions: Omit<PaperQuestion, "kind">[];
  cards: Omit<PaperCard, "kind">[];
  skipped: { line: number; reason: string }[];
  /** The deck of the cards, once they are kept; null without cards. */
  deckId?: string | null;
}

/**
 * What is recognised of a paper; kept for review if it says so, once for the same paper.
 * @throws AppError too_large, or no_content if there is nothing to keep
 */
export async function readPaper(
  app: App,
  actor: Actor,
  { title, text, keep }: ReceivedPaper,
): Promise<PaperResult> {
  const { items, skipped } = readPastPaper(text);
  if (items.length > paperLimits.items) {
    throw new AppError("too_large", m.paperTooLong(), { field: "text" });
  }
  const questions = items.flatMap((item) => (item.kind === "question" ? withoutKind(item) : []));
  const cards = items.flatMap((item) => (item.kind === "card" ? withoutKind(item) : []));
  const result = {
    ...{ title, questions, cards },
    skipped: skipped.map(({ line, problem }) => ({ line, reason: m.paperProblem(problem) })),
  };
  if (!keep) return result;
  if (items.length === 0) throw new AppError("no_content", m.noPaperItems(), { field: "text" });
  await keepQuestions(app, actor, title, questions);
  const deckId = cards.length > 0 ? await idOf(actor.id, "past paper", text) : null;
  if (deckId) {
    for (const { addDeck } of app.studyModes) {
      await addDeck?.(app, actor, { id: deckId, title, cards });
    }
  }
  await applyExams(app, actor);
  return { ...result, deckId };
}

function withoutKind<T extends { kind: string }>({ kind: _, ...item }: T): Omit<T, "kind"> {
  return item;
}

async function keepQuestions(
  app: App,
  actor: Actor,
  title: string,
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
  const work = { userId: actor.id, title, keptAt: now };
  await insertReviewQuestions(app.database, work, unique);
}
