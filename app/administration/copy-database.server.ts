import type { z } from "zod";
import { checkUnownedKey, cancelOwnedRemovals } from "~/library/check-stored.server";
import type { App } from "~/platform/app.server";
import { notFound } from "~/platform/errors";
import { atDatabase } from "./at-database.server";
import {
  countRows,
  isCopied,
  listCopiedTables,
  readRows,
  writeRows,
} from "./database-copy-store.server";
import { recordAction } from "./record-action.server";
import type { restoredSchema, rowsSchema } from "./schema";

/**
 * Begins a backup of a database: its tables in the order in which they have to be read and written,
 * with their rows.
 * @throws AppError not_found where there is no such database
 */
export async function beginCopy(
  app: App,
  database: number,
): Promise<{ version: string; tables: RowCount[] }> {
  const home = atDatabase(app, database);
  await recordAction(app, "backup");
  return { version: app.config.version, tables: await countTables(home) };
}

interface RowCount {
  name: string;
  rows: number;
}

/** Every table of the app's database that a backup holds, with how many rows it has now. */
export async function countTables(app: App): Promise<RowCount[]> {
  const names = await listCopiedTables(app.database);
  const counts = await countRows(app.database, names);
  return names.map((name) => ({ name, rows: counts[name] ?? 0 }));
}

/**
 * Some rows of a table. A row with a `bytes_key` owns bytes.
 * @param after the `next` before; 0 to begin
 * @throws AppError not_found where no backup has such a database or table
 */
export async function copyRows(app: App, { database, table, after }: z.infer<typeof rowsSchema>) {
  const home = atDatabase(app, database);
  await requireTable(home, table);
  return readRows(home.database, table, after);
}

/** @throws AppError not_found */
export async function copyBytes(app: App, key: string): Promise<Response> {
  const bytes = await app.bytes.get(key);
  if (!bytes) throw notFound("That object");
  return new Response(bytes, { headers: { "Content-Type": "application/octet-stream" } });
}

/**
 * Stores rows of a backup that are not there; what is there stays as it is.
 * @throws AppError not_found where there is no such database or table
 */
export async function restoreRows(
  app: App,
  { database, table, rows }: z.infer<typeof restoredSchema>,
) {
  const home = atDatabase(app, database);
  await requireTable(home, table);
  if (table === "users") await recordAction(app, "restore");
  // Of rows that were deleted and come back, the sweep may not have taken the bytes away yet.
  await cancelOwnedRemovals(app, rows.map(({ bytes_key }) => String(bytes_key ?? "")).filter(Boolean));
  return { stored: await writeRows(home.database, table, rows) };
}

/**
 * Stores the bytes of a row that was restored.
 * @throws AppError not_found where no row owns them
 */
export async function restoreBytes(
  app: App,
  key: string,
  bytes: AsyncIterable<Uint8Array>,
): Promise<void> {
  if (await checkUnownedKey(app, key)) throw notFound("A row that owns these bytes");
  await app.bytes.put(key, bytes, "application/octet-stream");
}

async function requireTable(app: App, table: string): Promise<void> {
  if (!(await isCopied(app.database, table))) throw notFound("That table");
}
