import { desc } from "drizzle-orm";
import type { Database } from "~/platform/database.server";
import { adminActions } from "./tables.server";

export type AdminActionRow = typeof adminActions.$inferSelect;

/** Inserts an audit record, in the batch of the action itself. */
export function insertActionStatement(database: Database, row: AdminActionRow) {
  return database.insert(adminActions).values(row);
}

/** The latest `limit` actions, newest first. */
export async function listActionRows(database: Database, limit: number): Promise<AdminActionRow[]> {
  return database.select().from(adminActions).orderBy(desc(adminActions.at)).limit(limit);
}
