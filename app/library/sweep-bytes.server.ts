import type { App } from "~/platform/app.server";
import { forgetBytes, listDueBytes } from "./file-store.server";

/**
 * Removes the bytes that no row needs: of deleted files, and of uploads that ended half-way.
 * @returns how many objects were removed
 */
export async function sweepBytes(app: App): Promise<number> {
  const now = app.clock.now();
  let removed = 0;
  for (;;) {
    const keys = await listDueBytes(app.database, now);
    if (keys.length === 0) return removed;
    await app.bytes.delete(keys);
    await forgetBytes(app.database, keys);
    removed += keys.length;
  }
}
