import type { Actor, App } from "~/platform/app.server";
import type { StudyScope } from "~/study-scope";
import { conversationId } from "./conversation-id";

/**
 * Ends what is still being written in conversations whose rows are about to go, or have gone, and
 * keeps nothing of it.
 */
export async function forgetConversations(
  app: App,
  actor: Actor,
  scopes: readonly StudyScope[],
): Promise<void> {
  await Promise.all(
    scopes.map((scope) => app.studySession(conversationId(actor.id, scope)).forget()),
  );
}
