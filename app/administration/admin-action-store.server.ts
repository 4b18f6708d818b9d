import { desc } from "drizzle-orm";
import type { Database } from "~/platform/database.server";
import { adminActions } from "./tables.server";

export type AdminActionRow = typeof adminActions.$inferSelect;

/** The statement that notes what was done; part of the batch that does it. */
export function insertActionStatement(database: Database, row: AdminActionRow) {
  return database.insert(adminActions).values(row);
}

/** The latest `limit` of them, the last first. */
export async function listActionRows(database: Database, limit: number): Promise<AdminActionRow[]> {
  return database.select().from(adminActions).orderBy(desc(adminActions.at)).limit(limit);
}
