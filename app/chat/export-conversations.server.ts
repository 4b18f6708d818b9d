import type { Actor, App } from "~/platform/app.server";
import { listAllMessages } from "./message-store.server";
import type { ChatMessage } from "./schema";

/** Every conversation of the learner; the one about the whole library has no `fileId`. */
export async function exportConversations(
  app: App,
  actor: Actor,
): Promise<{ fileId: string | null; messages: ChatMessage[] }[]> {
  const messages = await listAllMessages(app.database, actor.id);
  const conversations = Map.groupBy(messages, ({ fileId }) => fileId);
  return [...conversations].map(([fileId, own]) => ({ fileId, messages: own }));
}
