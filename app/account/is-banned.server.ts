import type { Database } from "~/platform/database.server";
import { findUser } from "./account-store.server";

/** Whether a learner is banned, for what is reached without a login. */
export async function isBanned(database: Database, userId: string): Promise<boolean> {
  const user = await findUser(database, userId);
  return user !== null && user.bannedAt !== null;
}
