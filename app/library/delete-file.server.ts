import type { Actor, App } from "~/platform/app.server";
import { notFound } from "~/platform/errors";
import { deleteFileRow } from "./file-store.server";
import { sweepBytes } from "./sweep-bytes.server";

/**
 * Deletes a file with its text, its index and its conversation. Its bytes go right after, or with
 * the next sweep.
 * @throws AppError not_found
 */
export async function deleteFile(app: App, actor: Actor, id: string): Promise<void> {
  const deleted = await deleteFileRow(app.database, actor.id, id);
  if (!deleted) throw notFound("That file");
  app.background.run("sweep_after_delete", sweepBytes(app));
}
