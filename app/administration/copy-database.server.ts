import type { z } from "zod";
import { cancelOwnedRemovals, checkUnownedKey } from "~/library/check-stored.server";
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
 * Begins a backup of a database: its tables, in the order for reading and writing, with their row counts.
 * @throws AppError not_found if there is no such database
 */
export async function beginCopy(
  app: App,
  database: number,
): Promise<{ version: string; tables: RowCount[] }> {
  const shardApp = atDatabase(app, database);
  await recordAction(app, "backup");
  return { version: app.config.version, tables: await countTables(shardApp) };
}

interface RowCount {
  name: string;
  rows: number;
}

/** The tables that a backup includes, with their current row counts. */
export async function countTables(app: App): Promise<RowCount[]> {
  const names = await listCopiedTables(app.database);
  const counts = await countRows(app.database, names);
  return names.map((name) => ({ name, rows: counts[name] ?? 0 }));
}

/**
 * A page of a table's rows. A row with a `bytes_key` owns a stored object.
 * @param after `next` of the previous page; 0 for the first
 * @throws AppError not_found if backups include no such database or table
 */
export async function copyRows(app: App, { database, table, after }: z.infer<typeof rowsSchema>) {
  const shardApp = atDatabase(app, database);
  await requireTable(shardApp, table);
  return readRows(shardApp.database, table, after);
}

/** @throws AppError not_found */
export async function copyBytes(app: App, key: string): Promise<Response> {
  const bytes = await app.bytes.get(key);
  if (!bytes) throw notFound("That object is not here. It may have been deleted.");
  return new Response(bytes, { headers: { "Content-Type": "application/octet-stream" } });
}

/**
 * Restores rows; existing ones stay as they are.
 * @throws AppError not_found if there is no such database or table
 */
export async function restoreRows(
  app: App,
  { database, table, rows }: z.infer<typeof restoredSchema>,
) {
  const shardApp = atDatabase(app, database);
  await requireTable(shardApp, table);
  if (table === "users") await recordAction(app, "restore");
  // The sweep may not yet have removed the objects of rows that were deleted and are restored.
  await cancelOwnedRemovals(
    app,
    rows.map(({ bytes_key }) => String(bytes_key ?? "")).filter(Boolean),
  );
  return { stored: await writeRows(shardApp.database, table, rows) };
}

/** Stores the object of a restored row. @throws AppError not_found if no row owns it */
export async function restoreBytes(
  app: App,
  key: string,
  bytes: AsyncIterable<Uint8Array>,
): Promise<void> {
  if (await checkUnownedKey(app, key))
    throw notFound("A row that owns these bytes is not here. It may have been deleted.");
  await app.bytes.put(key, bytes, "application/octet-stream");
}

async function requireTable(app: App, table: string): Promise<void> {
  if (!(await isCopied(app.database, table)))
    throw notFound("That table is not here. It may have been deleted.");
}
