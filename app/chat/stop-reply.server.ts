import { findStudied } from "~/courses/find-studied.server";
import type { Actor, App } from "~/platform/app.server";
import { notFound } from "~/platform/errors";
import type { StudyScope } from "~/study-scope";
import { conversationId } from "./conversation-id";
import { findMessage } from "./message-store.server";
import * as m from "./messages";

/**
 * Stops a running reply and keeps what has been written. Does nothing if it has ended.
 * @throws AppError not_found
 */
export async function stopReply(
  app: App,
  actor: Actor,
  { turnId, ...scope }: StudyScope & { turnId: string },
): Promise<void> {
  await findStudied(app, actor, scope);
  if (await app.studySession(conversationId(actor.id, scope)).stop(turnId)) return;
  const stored = await findMessage(app.database, { ...scope, userId: actor.id }, turnId);
  if (!stored) throw notFound(m.replyNotFound());
}
