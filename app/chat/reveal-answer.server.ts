import type { Actor, App } from "~/platform/app.server";
import { notFound } from "~/platform/errors";
import { findReply, storeAttempt } from "./message-store.server";
import * as m from "./messages";
import { withAudioUrl } from "./reply-audio.server";
import type { ChatMessage } from "./schema";

/**
 * Reveals the answer to a question that was asked back, and stores the attempt. The answer was written and
 * counted when the question was sent, so this costs nothing. Only the first attempt is stored. A reply that
 * did not ask back stays as it is.
 * @param input.attempt empty for "Just tell me"
 * @throws AppError not_found
 */
export async function revealAnswer(
  app: App,
  actor: Actor,
  { id, attempt }: { id: string; attempt: string },
): Promise<ChatMessage> {
  await storeAttempt(app.database, actor.id, id, attempt);
  const reply = await findReply(app.database, actor.id, id);
  if (!reply) throw notFound(m.replyNotFound());
  return withAudioUrl(app, actor, reply);
}
