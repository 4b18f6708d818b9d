import { forgetConversations } from "~/chat/forget-conversations.server";
import { applyNoExams } from "~/courses/apply-exams.server";
import type { Actor, App } from "~/platform/app.server";
import { notFound } from "~/platform/errors";
import { deleteFileRow } from "./file-store.server";
import { findOwnRow } from "./find-file.server";
import * as m from "./messages";
import { queueReadings } from "./queue-readings.server";
import { sweepBytes } from "./sweep-bytes.server";
import { countUnreadPages, refundPages } from "./unread-pages.server";

/**
 * Deletes a file with its text, its index and its conversation. Its bytes are removed in the background,
 * or by the next sweep.
 * @throws AppError not_found
 */
export async function deleteFile(app: App, actor: Actor, id: string): Promise<void> {
  const file = await findOwnRow(app, actor, id);
  await refundPages(app, file, await countUnreadPages(app, file));
  // What is made of it outlives it, and its exams.
  await applyNoExams(app, actor, id);
  const deleted = await deleteFileRow(app.database, actor.id, id);
  if (!deleted) throw notFound(m.fileNotFound());
  // Another picture may take its turn.
  if (file.status === "reading") await queueReadings(app, actor.id);
  const about = { fileId: id, courseId: null };
  app.background.run("forget_after_delete", forgetConversations(app, actor, [about]));
  app.background.run("sweep_after_delete", sweepBytes(app));
}
