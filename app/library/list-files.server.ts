import type { App, Owner } from "~/platform/app.server";
import { listFileRows, toFileSummary } from "./file-store.server";
import type { FileSummary } from "./schema";

/** Queries in progress, by request and learner: a page's loaders run in parallel. */
const pending = new WeakMap<App, Map<Owner["id"], Promise<FileSummary[]>>>();

/** The learner's files, newest first. Concurrent calls of one request share a query. */
export async function listFiles(app: App, owner: Owner): Promise<FileSummary[]> {
  const byLearner = pending.get(app) ?? new Map<Owner["id"], Promise<FileSummary[]>>();
  pending.set(app, byLearner);
  const sameQuery = byLearner.get(owner.id);
  if (sameQuery) return sameQuery;
  const query = listFileRows(app.database, owner.id).then((rows) => rows.map(toFileSummary));
  byLearner.set(owner.id, query);
  return query.finally(() => byLearner.delete(owner.id));
}
