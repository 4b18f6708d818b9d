import { findStudied } from "~/courses/find-studied.server";
import { sweepBytes } from "~/library/sweep-bytes.server";
import type { Actor, App } from "~/platform/app.server";
import type { StudyScope } from "~/study-scope";
import { conversationId } from "./conversation-id";

/**
 * Forgets a conversation, also what is still being written in it. What was read aloud of it goes
 * right after, or with the next sweep.
 * @throws AppError not_found
 */
export async function resetChat(app: App, actor: Actor, scope: StudyScope): Promise<void> {
  const { fileId, courseId } = await findStudied(app, actor, scope);
  const about = { fileId, courseId };
  await app.studySession(conversationId(actor.id, about)).reset(actor.id, about, app.shard);
  app.background.run("sweep_after_reset", sweepBytes(app));
}
