import type { App } from "~/platform/app.server";
import { listDueRemovals, postponeRemovals } from "./file-store.server";
import { removeBytes } from "./store-bytes.server";

/**
 * Removes bytes that are due: of deleted files, after the retention time of the deployment, and of
 * uploads that failed.
 * @returns how many objects were removed
 */
export async function sweepBytes(app: App): Promise<number> {
  const now = app.clock.now();
  const kept = app.config.deletedBytesKept;
  if (kept > 0) await postponeRemovals(app.database, new Date(now.getTime() + kept));
  let removed = 0;
  for (;;) {
    const keys = await listDueRemovals(app.database, now);
    if (keys.length === 0) return removed;
    await removeBytes(app, keys);
    removed += keys.length;
  }
}
