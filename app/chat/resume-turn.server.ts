import { findStudied } from "~/courses/find-studied.server";
import type { Actor, App } from "~/platform/app.server";
import { notFound } from "~/platform/errors";
import type { StudyScope } from "~/study-scope";
import { conversationId } from "./conversation-id";
import { findMessage } from "./message-store.server";
import * as m from "./messages";
import { withAudio, withAudioUrl } from "./reply-audio.server";
import { type NumberedEvent, readTurnEvents } from "./turn-events";

/**
 * The events of a running turn from the first on. If the turn has ended, its stored message as the event after
 * `after`.
 * @throws AppError not_found
 */
export async function resumeTurn(
  app: App,
  actor: Actor,
  { turnId, after, ...scope }: StudyScope & { turnId: string; after: number },
): Promise<AsyncGenerator<NumberedEvent>> {
  // The call creates the conversation's Durable Object, so the file or course must exist.
  await findStudied(app, actor, scope);
  const session = app.studySession(conversationId(actor.id, scope));
  const running = await session.resume(turnId, 0);
  if (running) return withAudio(app, actor, readTurnEvents(running));
  const message = await findMessage(app.database, { ...scope, userId: actor.id }, turnId);
  if (!message) throw notFound(m.replyNotFound());
  return (async function* () {
    yield {
      type: "message" as const,
      message: withAudioUrl(app, actor, message),
      number: after + 1,
    };
  })();
}
