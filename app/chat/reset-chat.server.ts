import { findStudied } from "~/courses/find-studied.server";
import { sweepBytes } from "~/library/sweep-bytes.server";
import type { Actor, App } from "~/platform/app.server";
import type { StudyScope } from "~/study-scope";
import { conversationId } from "./conversation-id";

/**
 * Deletes a conversation with its running turn. The audio of its replies is deleted directly afterwards, or by
 * the next sweep.
 * @throws AppError not_found
 */
export async function resetChat(app: App, actor: Actor, scope: StudyScope): Promise<void> {
  const { fileId, courseId } = await findStudied(app, actor, scope);
  const about = { fileId, courseId };
  await app.studySession(conversationId(actor.id, about)).reset(actor.id, about, app.shard);
  app.background.run("sweep_after_reset", sweepBytes(app));
}
