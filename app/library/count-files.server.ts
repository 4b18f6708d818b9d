import type { Actor, App } from "~/platform/app.server";
import { listFileRows } from "./file-store.server";
import { sumStorage } from "./storage-store.server";

/** How many files a learner has, and how many of them are not ready. */
export async function countFiles(app: App, learner: Pick<Actor, "id">) {
  const rows = await listFileRows(app.database, learner.id);
  const of = (status: string) => rows.filter((row) => row.status === status).length;
  return { files: rows.length, reading: of("reading"), unreadable: of("unreadable") };
}

/** What all learners have stored. */
export async function sumAllStorage(app: App) {
  return sumStorage(app.database);
}
