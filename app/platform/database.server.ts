import { type DrizzleD1Database, drizzle } from "drizzle-orm/d1";

/**
 * D1 through Drizzle. D1 has no interactive transactions: writes that belong together are one
 * `batch`, which is all or nothing. A statement binds at most 100 parameters; lists are passed as
 * one JSON text and read with `json_each`.
 */
export type Database = DrizzleD1Database & { $client: D1Database };

export function openDatabase(binding: D1Database): Database {
  return drizzle(binding);
}
