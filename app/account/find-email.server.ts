import type { Database } from "~/platform/database.server";
import { findUser } from "./account-store.server";

/** A learner's address; null where they have given none, or are gone. */
export async function findEmail(database: Database, userId: string): Promise<string | null> {
  return (await findUser(database, userId))?.email ?? null;
}
