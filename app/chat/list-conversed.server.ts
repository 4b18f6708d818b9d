import type { App, Owner } from "~/platform/app.server";
import { listConversedFiles } from "./message-store.server";

/** The files about which anything has been said; null stands for the whole library. */
export async function listConversed(app: App, owner: Owner): Promise<Set<string | null>> {
  return new Set(await listConversedFiles(app.database, owner.id));
}
