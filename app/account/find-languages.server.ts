import type { Database } from "~/platform/database.server";
import { listLanguages } from "./account-store.server";

/** The interface's languages that these learners chose, by id, for what they get without asking. */
export async function findLanguages(
  database: Database,
  userIds: readonly string[],
): Promise<Map<string, string>> {
  const chosen = await listLanguages(database, userIds);
  return new Map(chosen.flatMap(({ id, language }) => (language ? [[id, language]] : [])));
}
