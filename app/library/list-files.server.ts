import type { Actor, App } from "~/platform/app.server";
import { listFileRows, toFileSummary } from "./file-store.server";
import type { FileSummary } from "./schema";

/** The learner's files, newest first. */
export async function listFiles(app: App, actor: Actor): Promise<FileSummary[]> {
  return (await listFileRows(app.database, actor.id)).map(toFileSummary);
}
