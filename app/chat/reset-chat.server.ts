import { findFile } from "~/library/find-file.server";
import { sweepBytes } from "~/library/sweep-bytes.server";
import type { Actor, App } from "~/platform/app.server";
import { conversationId } from "./conversation-id";

/**
 * Forgets a conversation, also what is still being written in it. What was read aloud of it goes
 * right after, or with the next sweep.
 * @throws AppError not_found
 */
export async function resetChat(app: App, actor: Actor, fileId: string | null): Promise<void> {
  if (fileId) await findFile(app, actor, fileId);
  await app.studySession(conversationId(actor.id, fileId)).reset(actor.id, fileId, app.shard);
  app.background.run("sweep_after_reset", sweepBytes(app));
}
