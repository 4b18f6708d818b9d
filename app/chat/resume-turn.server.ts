import { findFile } from "~/library/find-file.server";
import type { Actor, App } from "~/platform/app.server";
import { notFound } from "~/platform/errors";
import { conversationId } from "./conversation-id";
import { findMessage } from "./message-store.server";
import * as m from "./messages";
import { audible, withAudio } from "./reply-audio.server";
import { type NumberedEvent, readTurnEvents } from "./turn-events";

/**
 * The events of a running turn from the first on, or, as the event after `after`, its stored
 * message.
 * @throws AppError not_found
 */
export async function resumeTurn(
  app: App,
  actor: Actor,
  input: { turnId: string; fileId: string | null; after: number },
): Promise<AsyncGenerator<NumberedEvent>> {
  const { turnId, fileId, after } = input;
  // Asking makes an object of the conversation, so it is only asked about what there is.
  if (fileId) await findFile(app, actor, fileId);
  const session = app.studySession(conversationId(actor.id, fileId));
  const running = await session.resume(turnId, 0);
  if (running) return withAudio(app, actor, readTurnEvents(running));
  const message = await findMessage(app.database, { userId: actor.id, fileId }, turnId);
  if (!message) throw notFound(m.replyNotFound());
  return (async function* () {
    yield { type: "message" as const, message: audible(app, actor, message), number: after + 1 };
  })();
}
