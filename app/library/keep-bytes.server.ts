import type { App } from "~/platform/app.server";
import { announceBytes } from "./file-store.server";

/** Keeps bytes that can be made again: the sweep takes them away once `until` has come. */
export async function keepBytes(
  app: App,
  key: string,
  bytes: Uint8Array,
  contentType: string,
  until: Date,
): Promise<void> {
  await announceBytes(app.database, key, until);
  await app.bytes.put(key, bytes, contentType);
}
