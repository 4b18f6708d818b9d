import type { App } from "~/platform/app.server";
import { scheduleRemoval } from "./file-store.server";

/** Stores bytes that can be recreated; the sweep removes them after `until`. */
export async function storeTemporarily(
  app: App,
  key: string,
  bytes: Uint8Array,
  contentType: string,
  until: Date,
): Promise<void> {
  await scheduleRemoval(app.database, key, until);
  await app.bytes.put(key, bytes, contentType);
}
