import type { Database } from "~/platform/database.server";
import { findUser } from "./account-store.server";

/** A learner's email address; null if they have none, or were deleted. */
export async function findEmail(database: Database, userId: string): Promise<string | null> {
  return (await findUser(database, userId))?.email ?? null;
}
