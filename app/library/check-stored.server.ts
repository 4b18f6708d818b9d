import type { App } from "~/platform/app.server";
import { everyShard } from "~/platform/shards";
import { cancelRemovals, scheduleRemoval } from "./file-store.server";
import { compareIndex } from "./passage-index-store.server";
import { byteOwners, listOwnedBytes, listUnownedBytes } from "./storage-store.server";

/** Each takes one call to the byte store. */
const ownedAtOnce = 100;
const listedAtOnce = 500;
const hour = 3_600_000;

/** How the search index of a database differs from its passages; null if it or its trigger is missing. */
export async function checkIndex(app: App) {
  return compareIndex(app.database);
}

/** The position at which a check of rows continues: after a row of a table, given by its index in `byteOwners`. */
export interface Cursor {
  owner: number;
  row: number;
}

/** The result of a step of that check. */
export interface OwnedStep {
  looked: number;
  /** Keys. */
  missing: string[];
  /** Keys whose bytes have another length than their row says. */
  different: string[];
  /** Null at the end. */
  next: Cursor | null;
}

/** One step of searching a database for rows whose bytes are missing. */
export async function checkOwned(app: App, { owner, row }: Cursor): Promise<OwnedStep> {
  const table = byteOwners[owner];
  if (!table) return { looked: 0, missing: [], different: [], next: null };
  const owned = await listOwnedBytes(app.database, table, row, ownedAtOnce);
  const sizes = await Promise.all(owned.map(({ key }) => app.bytes.size(key)));
  const missing = owned.filter((_, index) => sizes[index] === null);
  const different = owned.filter(
    ({ size }, index) => sizes[index] !== null && sizes[index] !== size,
  );
  const last = owned.length === ownedAtOnce ? owned.at(-1) : undefined;
  const further = byteOwners[owner + 1] ? { owner: owner + 1, row: 0 } : null;
  return {
    looked: owned.length,
    missing: missing.map(({ key }) => key),
    different: different.map(({ key }) => key),
    next: last ? { owner, row: last.rowid } : further,
  };
}

/**
 * One step of searching for bytes that no row owns, as left when a database is restored to an earlier
 * moment.
 * @param remove whether the sweep removes them in an hour
 */
export async function checkUnowned(
  app: App,
  { after, remove }: { after: string; remove: boolean },
): Promise<{ looked: number; unowned: string[]; next: string | null }> {
  const keys = await app.bytes.list(after || null, listedAtOnce);
  const unowned = await listUnowned(app, keys);
  if (remove) {
    const due = new Date(app.clock.now().getTime() + hour);
    for (const key of unowned) await scheduleRemoval(app.at(0).database, key, due);
  }
  const next = keys.length < listedAtOnce ? null : (keys.at(-1) ?? null);
  return { looked: keys.length, unowned, next };
}

/** Whether no row owns the bytes under a key. */
export async function checkUnownedKey(app: App, key: string): Promise<boolean> {
  return (await listUnowned(app, [key])).length > 0;
}

/** The keys that no row of any database owns and that are not scheduled for removal. */
async function listUnowned(app: App, keys: string[]): Promise<string[]> {
  let unowned = keys;
  for (const { database } of everyShard(app)) unowned = await listUnownedBytes(database, unowned);
  return unowned;
}

/** Cancels removals: the rows that own the bytes are being restored. */
export async function cancelOwnedRemovals(app: App, keys: string[]): Promise<void> {
  await Promise.all(everyShard(app).map(({ database }) => cancelRemovals(database, keys)));
}
