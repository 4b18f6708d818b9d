import type { Actor, App } from "~/platform/app.server";
import type { CardCollection } from "~/study-mode";
import * as m from "./messages";
import { listKeptQuestions } from "./review-question-store.server";

/** The kept questions, for the export of everything; the oldest first. */
export async function listCollections(app: App, actor: Actor): Promise<CardCollection[]> {
  const kept = await listKeptQuestions(app.database, actor.id);
  const [first] = kept;
  if (!first) return [];
  const cards = kept.map(
    ({ id, question, options, correctAnswer, explanation, source, ...row }, at) => ({
      id,
      number: at + 1,
      front: question,
      back: options[correctAnswer] ?? "",
      source,
      memory: row.state === 0 ? null : row,
      question: { options, correctAnswer, explanation },
    }),
  );
  const createdAt = first.keptAt ?? app.clock.now();
  return [{ id: "kept-questions", title: m.keptQuestions(), createdAt, cards }];
}
