import type { App, Owner } from "~/platform/app.server";
import { findLastUsedRow } from "./file-store.server";

/** The document that the learner read, talked about or studied last; uploading it counts. Null if there is none. */
export async function findLastUsed(
  app: App,
  owner: Owner,
): Promise<{ id: string; name: string } | null> {
  const row = await findLastUsedRow(app.database, owner.id);
  return row && { id: row.id, name: row.name };
}
