import { checkUnownedKey, keepOwned } from "~/library/check-stored.server";
import type { App } from "~/platform/app.server";
import { notFound } from "~/platform/errors";
import {
  type CopiedRow,
  countRows,
  isCopied,
  listCopiedTables,
  readRows,
  writeRows,
} from "./database-copy-store.server";
import { recordAction } from "./record-action.server";

/** Begins a backup: its tables in the order in which they have to be read and written, with their rows. */
export async function beginCopy(app: App): Promise<{ version: string; tables: RowCount[] }> {
  await recordAction(app, "backup");
  return { version: app.config.version, tables: await countTables(app) };
}

interface RowCount {
  name: string;
  rows: number;
}

/** Every table that a backup holds, with how many rows it has now. */
export async function countTables(app: App): Promise<RowCount[]> {
  const names = await listCopiedTables(app.database);
  const counts = await countRows(app.database, names);
  return names.map((name) => ({ name, rows: counts[name] ?? 0 }));
}

/**
 * Some rows of a table. A row with a `bytes_key` owns bytes.
 * @param after the `next` before; 0 to begin
 * @throws AppError not_found where no backup has such a table
 */
export async function copyRows(app: App, table: string, after: number) {
  await requireTable(app, table);
  return readRows(app.database, table, after);
}

/** @throws AppError not_found */
export async function copyBytes(app: App, key: string): Promise<Response> {
  const bytes = await app.bytes.get(key);
  if (!bytes) throw notFound("That object");
  return new Response(bytes, { headers: { "Content-Type": "application/octet-stream" } });
}

/**
 * Stores rows of a backup that are not there; what is there stays as it is.
 * @throws AppError not_found where there is no such table
 */
export async function restoreRows(app: App, table: string, rows: CopiedRow[]) {
  await requireTable(app, table);
  if (table === "users") await recordAction(app, "restore");
  // Of rows that were deleted and come back, the sweep may not have taken the bytes away yet.
  await keepOwned(app, rows.map(({ bytes_key }) => String(bytes_key ?? "")).filter(Boolean));
  return { stored: await writeRows(app.database, table, rows) };
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
