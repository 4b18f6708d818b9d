import { findFile } from "~/library/find-file.server";
import type { Actor, App } from "~/platform/app.server";
import { notFound } from "~/platform/errors";
import { conversationId } from "./conversation-id";
import { findMessage } from "./message-store.server";
import * as m from "./messages";

/**
 * Ends a running reply where it stands: what is written by then is kept. One that has ended
 * already is left as it is.
 * @throws AppError not_found
 */
export async function stopReply(
  app: App,
  actor: Actor,
  { turnId, fileId }: { turnId: string; fileId: string | null },
): Promise<void> {
  if (fileId) await findFile(app, actor, fileId);
  if (await app.studySession(conversationId(actor.id, fileId)).stop(turnId)) return;
  const stored = await findMessage(app.database, { userId: actor.id, fileId }, turnId);
  if (!stored) throw notFound(m.replyNotFound());
}
