import type { App, Owner } from "~/platform/app.server";
import { listFileRows, toFileSummary } from "./file-store.server";
import type { FileSummary } from "./schema";

/** What is being asked for, by request and learner: a page's loaders run side by side. */
const asked = new WeakMap<App, Map<Owner["id"], Promise<FileSummary[]>>>();

/** The learner's files, newest first. Who asks while they are being read gets the same list. */
export async function listFiles(app: App, owner: Owner): Promise<FileSummary[]> {
  const byLearner = asked.get(app) ?? new Map<Owner["id"], Promise<FileSummary[]>>();
  asked.set(app, byLearner);
  const underway = byLearner.get(owner.id);
  if (underway) return underway;
  const reading = listFileRows(app.database, owner.id).then((rows) => rows.map(toFileSummary));
  byLearner.set(owner.id, reading);
  return reading.finally(() => byLearner.delete(owner.id));
}
