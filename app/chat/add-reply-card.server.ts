import type { Actor, App } from "~/platform/app.server";
import { AppError, notFound } from "~/platform/errors";
import { idOf } from "~/platform/ids";
import type { StudyScope } from "~/study-scope";
import { answerCard } from "./answer-card";
import { findMessage, findReply } from "./message-store.server";
import * as m from "./messages";
import type { ChatMessage } from "./schema";

/** The reply, with the scope of its conversation. */
interface CardOfAnswer extends StudyScope {
  id: string;
}

/**
 * Keeps a question and its cited answer for review, as a card of the learner's own; once, however
 * often it is called.
 * @throws AppError not_found; no_content if the reply cites nothing, or its answer is not revealed yet
 */
export async function addReplyCard(app: App, actor: Actor, id: string): Promise<CardOfAnswer> {
  const reply = await findReply(app.database, actor.id, id);
  if (!reply) throw notFound(m.replyNotFound());
  const { fileId, courseId } = reply;
  const key = { userId: actor.id, fileId, courseId };
  const question = await findMessage(app.database, key, `${id}q`);
  const card = question && answerCard(question.content, reply.citations);
  if (!card) throw new AppError("no_content", m.nothingToKeep());
  const cardId = await cardOf(actor, id);
  for (const { addCard } of app.studyModes) await addCard?.(app, actor, card, cardId);
  return { id: cardId, fileId, courseId };
}

/** The ids of the replies that are kept. */
export async function findReplyCards(
  app: App,
  actor: Actor,
  replies: readonly ChatMessage[],
): Promise<Set<string>> {
  const replyOf = new Map(
    await Promise.all(replies.map(async ({ id }) => [await cardOf(actor, id), id] as const)),
  );
  const ids = [...replyOf.keys()];
  if (ids.length === 0) return new Set();
  const items = app.studyModes.flatMap(({ review }) => review?.items ?? []);
  const found = await Promise.all(items.map((one) => one.find(app, actor, ids)));
  return new Set(found.flat().flatMap(({ id }) => replyOf.get(id) ?? []));
}

function cardOf(actor: Actor, replyId: string): Promise<string> {
  return idOf(actor.id, "answer", replyId);
}
