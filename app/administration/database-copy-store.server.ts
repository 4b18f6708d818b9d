import { sql } from "drizzle-orm";
import type { Database } from "~/platform/database.server";

/** Values by column. */
export type CopiedRow = Record<string, string | number | null>;

/** Recomputed, short-lived or useless elsewhere. */
const leftOut = new Set([
  ...["derived_values", "bytes_to_remove"],
  ...["sessions", "password_resets", "passkey_challenges", "push_subscriptions"],
  // Of a self-hosted server: which migrations it has applied.
  "migration_fingerprints",
]);

/** Triggers update it while other rows are stored, so it is restored last and replaced. */
const countedByTriggers = "study_metrics";

/** Whether backups include the table. */
export async function isCopied(database: Database, table: string): Promise<boolean> {
  return (await namesOfCopied(database)).includes(table);
}

async function namesOfCopied(database: Database): Promise<string[]> {
  const all = await database.all<{ name: string }>(sql`
    SELECT name FROM sqlite_master WHERE type = 'table'
      AND name NOT GLOB '_cf_*' AND name NOT GLOB 'd1_*' AND name NOT GLOB 'sqlite_*'
      AND name NOT GLOB 'passage_index*' ORDER BY name`);
  return all.map(({ name }) => name).filter((name) => !leftOut.has(name));
}

/** The tables of a backup, each after those that it references. */
export async function listCopiedTables(database: Database): Promise<string[]> {
  const names = await namesOfCopied(database);
  const parents = new Map<string, string[]>();
  for (const name of names) {
    parents.set(
      name,
      (await referencesOf(database, name)).map(({ parent }) => parent),
    );
  }
  const ordered: string[] = [];
  const place = (name: string) => {
    if (ordered.includes(name) || !names.includes(name)) return;
    for (const parent of parents.get(name) ?? []) if (parent !== name) place(parent);
    ordered.push(name);
  };
  for (const name of names.filter((one) => one !== countedByTriggers)) place(name);
  place(countedByTriggers);
  return ordered;
}

const rowsAtOnce = 200;
/** Characters of JSON; below D1's limit for one value. */
const charactersAtOnce = 1_000_000;

/** As many rows after row `after` as fit. @param table one that backups include */
export async function readRows(
  database: Database,
  table: string,
  after: number,
): Promise<{ rows: CopiedRow[]; next: number | null }> {
  const found = await database.all<CopiedRow & { copied_rowid: number }>(sql`
    SELECT rowid AS copied_rowid, * FROM ${sql.identifier(table)}
    WHERE rowid > ${after} ORDER BY rowid LIMIT ${rowsAtOnce}`);
  const rows: CopiedRow[] = [];
  let next: number | null = null;
  let characters = 0;
  for (const { copied_rowid, ...row } of found) {
    characters += JSON.stringify(row).length;
    if (rows.length > 0 && characters > charactersAtOnce) return { rows, next };
    rows.push(row);
    next = copied_rowid;
  }
  return { rows, next: found.length < rowsAtOnce ? null : next };
}

/**
 * Inserts missing rows. Rows with dangling references, which a backup of a live database may contain, are
 * skipped.
 * @param table one that backups include
 * @returns how many were stored
 */
export async function writeRows(
  database: Database,
  table: string,
  rows: CopiedRow[],
): Promise<number> {
  const given = new Set(rows.flatMap((row) => Object.keys(row)));
  const columns = (await columnsOf(database, table)).filter((name) => given.has(name));
  if (columns.length === 0) return 0;
  const references = await referencesOf(database, table);
  const held = references
    .filter(({ parent, column }) => parent !== table && given.has(column))
    .map(
      ({ parent, column, key }) => sql`AND (value ->> ${column} IS NULL OR EXISTS (
        SELECT 1 FROM ${sql.identifier(parent)} parent
        WHERE parent.${sql.identifier(key)} = value ->> ${column}))`,
    );
  const names = sql.join(
    columns.map((name) => sql.identifier(name)),
    sql`, `,
  );
  const values = sql.join(
    columns.map((name) => sql`value ->> ${name}`),
    sql`, `,
  );
  const conflict = sql.raw(table === countedByTriggers ? "REPLACE" : "IGNORE");
  // D1's own count includes rows written by triggers.
  const stored = await database.all(sql`
    INSERT OR ${conflict} INTO ${sql.identifier(table)} (${names})
    SELECT ${values} FROM json_each(${JSON.stringify(rows)}) WHERE true ${sql.join(held, sql` `)}
    RETURNING 1`);
  return stored.length;
}

/** Size of the database in bytes. */
export async function measureDatabase(database: Database): Promise<number> {
  const { meta } = await database.run(sql`SELECT 1`);
  return meta.size_after;
}

/** Row counts by table. */
export async function countRows(
  database: Database,
  tables: string[],
): Promise<Record<string, number>> {
  const counts = tables.map(
    (table) => sql`
    SELECT ${table} AS name, count(*) AS rows FROM ${sql.identifier(table)}`,
  );
  const found: [string, number][] = [];
  // One query per table: D1 allows few terms in a compound SELECT.
  for (const count of counts) {
    const { name, rows } = await database.get<{ name: string; rows: number }>(count);
    found.push([name, rows]);
  }
  return Object.fromEntries(found);
}

async function columnsOf(database: Database, table: string): Promise<string[]> {
  const rows = await database.all<{ name: string }>(
    sql`SELECT name FROM pragma_table_info(${table})`,
  );
  return rows.map(({ name }) => name);
}

async function referencesOf(database: Database, table: string) {
  return database.all<{ column: string; parent: string; key: string }>(sql`
    SELECT "from" AS column, "table" AS parent, coalesce("to", 'id') AS key
    FROM pragma_foreign_key_list(${table})`);
}
