import type { Actor, App } from "~/platform/app.server";
import type { PendingTurn } from "~/platform/ports";
import type { StudyScope } from "~/study-scope";
import { conversationId } from "./conversation-id";
import { listMessages } from "./message-store.server";
import type { ChatMessage } from "./schema";

const shownMessages = 200;

/** The conversation's latest messages, oldest first, and the running turns. */
export async function listConversation(
  app: App,
  actor: Actor,
  scope: StudyScope,
): Promise<{ messages: ChatMessage[]; pending: PendingTurn[] }> {
  const session = app.studySession(conversationId(actor.id, scope));
  // Read first, so that a turn that ends in between is among the messages.
  const pending = await session.pending();
  const messages = await listMessages(app.database, { ...scope, userId: actor.id }, shownMessages);
  const stored = new Set(messages.map((message) => message.id));
  return { messages, pending: pending.filter((turn) => !stored.has(turn.id)) };
}
