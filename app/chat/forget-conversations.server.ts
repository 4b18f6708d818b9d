import type { Actor, App } from "~/platform/app.server";
import type { StudyScope } from "~/study-scope";
import { conversationId } from "./conversation-id";

/**
 * Ends running turns of conversations whose rows are about to be deleted, or have been, and stores nothing
 * of them.
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
