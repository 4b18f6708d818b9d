import type { Actor, App } from "~/platform/app.server";
import { conversationId } from "./conversation-id";

/**
 * Ends what is still being written in conversations whose rows are about to go, or have gone, and
 * keeps nothing of it.
 * @param fileIds null for the one about the whole library
 */
export async function forgetConversations(
  app: App,
  actor: Actor,
  fileIds: (string | null)[],
): Promise<void> {
  await Promise.all(
    fileIds.map((fileId) => app.studySession(conversationId(actor.id, fileId)).forget()),
  );
}
