import { runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import type { World } from "./world";

/** The final state, without the values that differ between runs. */
export interface EndState {
  /** The rows of each table as text. */
  rows: Record<string, string[]>;
  /** Objects in the byte store. */
  objects: number;
  /** The day's usage, by feature. */
  used: Record<string, number>;
}

/** Longer than a reservation lasts, in milliseconds. */
const leaseOver = 11 * 60_000;

const features = ["chat", "generated", "uploadedBytes", "ocrPages", "speechSeconds"];

/** Tables that a second attempt may add to, and caches. */
const uncounted =
  /^(sessions|password_resets|passkey_challenges|payment_events|derived_values|admin_actions)$/;
const unstable =
  /^(id|rowid|correct_answer|selected|chat_milliseconds|checks|check_number|stability|difficulty|scheduled_days|score|counter)$/;

export async function readEndState(world: World): Promise<EndState> {
  const rows: EndState["rows"] = {};
  for (const { binding, table, found } of await readTables()) {
    if (uncounted.test(table)) continue;
    rows[`${binding}.${table}`] = found
      .map((row) => JSON.stringify(Object.entries(row).map(([name, value]) => mask(name, value))))
      .sort();
  }
  const { objects } = await env.BYTES.list();
  return { rows, objects: objects.length, used: await readUsed(world, leaseOver) };
}

/** @param later how much later it is, in milliseconds */
export async function readUsed(world: World, later = 0): Promise<Record<string, number>> {
  const real = Date.now;
  Date.now = () => real() + later;
  try {
    const usage = env.DAILY_USAGE.getByName(world.id);
    const used = await Promise.all(features.map((feature) => usage.used(feature)));
    return Object.fromEntries(features.map((feature, index) => [feature, used[index] ?? 0]));
  } finally {
    Date.now = real;
  }
}

/** The differences between two end states, in words. */
export function differences(expected: EndState, found: EndState): string[] {
  const tables = new Set([...Object.keys(expected.rows), ...Object.keys(found.rows)]);
  const inRows = [...tables].flatMap((table) => {
    const before = expected.rows[table] ?? [];
    const after = found.rows[table] ?? [];
    if (before.join("\n") === after.join("\n")) return [];
    const [lacks] = before.filter((row) => !after.includes(row));
    const [has] = after.filter((row) => !before.includes(row));
    return `${table}: ${after.length} rows, not ${before.length}${lacks ? `; lacks ${lacks}` : ""}${has ? `; has ${has}` : ""}`;
  });
  const inUsed = features
    .filter((feature) => expected.used[feature] !== found.used[feature])
    .map((feature) => `${feature}: ${found.used[feature]} counted, not ${expected.used[feature]}`);
  const inObjects =
    expected.objects === found.objects
      ? []
      : [`${found.objects} objects stored, not ${expected.objects}`];
  return [...inRows, ...inUsed, ...inObjects];
}

/** Invariants of every final state. */
export async function brokenRules(world: World): Promise<string[]> {
  const broken: string[] = [];
  const known = new Set<unknown>();
  const needed = new Set<unknown>();
  for (const { table, found } of await readTables()) {
    for (const row of found) {
      if ("bytes_key" in row) needed.add(row.bytes_key);
      if (table === "bytes_to_remove") known.add(row.key);
    }
  }
  const { objects } = await env.BYTES.list();
  const stored = new Set<unknown>(objects.map(({ key }) => key));
  for (const key of needed) if (!stored.has(key)) broken.push(`a row without its bytes: ${key}`);
  for (const key of stored) {
    if (!needed.has(key) && !known.has(key)) broken.push(`bytes that nobody will remove: ${key}`);
  }
  for (const database of databases.values()) broken.push(...(await brokenIn(database)));
  broken.push(...(await brokenHomes()));
  for (const name of world.outside.conversations) {
    const left = await runInDurableObject(env.STUDY_SESSION.getByName(name), (_, state) =>
      state.storage.sql
        .exec("SELECT name FROM sqlite_master WHERE name NOT LIKE '\\_cf%' ESCAPE '\\'")
        .toArray(),
    );
    if (left.length > 0) broken.push("a conversation's object that is not empty");
  }
  return broken;
}

async function brokenIn(database: D1Database): Promise<string[]> {
  const broken: string[] = [];
  const { results: unindexed } = await database
    .prepare(
      "SELECT id FROM passages WHERE id NOT IN (SELECT rowid FROM passage_index) UNION ALL SELECT rowid FROM passage_index WHERE rowid NOT IN (SELECT id FROM passages)",
    )
    .all();
  if (unindexed.length > 0)
    broken.push(`${unindexed.length} passages that the index has otherwise`);
  const { results: dangling } = await database.prepare("PRAGMA foreign_key_check").all();
  if (dangling.length > 0) broken.push(`rows that refer to none: ${JSON.stringify(dangling[0])}`);
  return broken;
}

/** Names are unique, and the table `homes` lists each learner of another database. */
async function brokenHomes(): Promise<string[]> {
  const told = new Set<string>();
  const found = new Set<string>();
  const names: string[] = [];
  const { results } = await env.DB.prepare("SELECT * FROM homes").all<Record<string, string>>();
  for (const row of results) told.add(`${row.username_key} ${row.user_id} ${row.shard}`);
  for (const [shard, database] of [...databases.values()].entries()) {
    const { results: users } = await database
      .prepare("SELECT id, username_key FROM users")
      .all<Record<string, string>>();
    for (const { id, username_key: name = "" } of users) {
      names.push(name);
      if (shard > 0) found.add(`${name} ${id} ${shard}`);
    }
  }
  return [
    ...[...told].filter((one) => !found.has(one)).map(() => "a name that nobody has any more"),
    ...[...found].filter((one) => !told.has(one)).map(() => "a learner whom nobody finds"),
    ...(new Set(names).size < names.length ? ["a name that two learners have"] : []),
  ];
}

/** Empties the databases and the byte store. */
export async function clear(): Promise<void> {
  const names = await tableNames();
  for (const database of databases.values()) {
    await database.batch([
      database.prepare("PRAGMA defer_foreign_keys = on"),
      ...names.map((name) => database.prepare(`DELETE FROM ${name}`)),
      database.prepare("DELETE FROM bytes_to_remove"),
    ]);
  }
  const { objects } = await env.BYTES.list();
  if (objects.length > 0) await env.BYTES.delete(objects.map(({ key }) => key));
}

interface Table {
  binding: string;
  table: string;
  found: Record<string, unknown>[];
}

async function readTables(): Promise<Table[]> {
  const names = await tableNames();
  const read = [...databases].map(async ([binding, database]) => {
    const results = await database.batch<Record<string, unknown>>(
      names.map((name) => database.prepare(`SELECT * FROM ${name}`)),
    );
    return names.map((table, index) => ({ binding, table, found: results[index]?.results ?? [] }));
  });
  return (await Promise.all(read)).flat();
}

const databases = new Map([["DB", env.DB]]);
if (env.DB_1) databases.set("DB_1", env.DB_1);

let tables: string[] | undefined;

/** Every table except those of SQLite, D1 and the full-text index. */
async function tableNames(): Promise<string[]> {
  if (tables) return tables;
  const { results } = await env.DB.prepare(
    "SELECT name FROM sqlite_master WHERE type = 'table'",
  ).all<{ name: string }>();
  tables = results
    .map(({ name }) => name)
    .filter((name) => !/^(_cf|d1_|sqlite_|passage_index)/.test(name));
  return tables;
}

/** The part of a value that is the same in each run: numbers, words such as "ready", and whether it is set. */
function mask(column: string, value: unknown): unknown {
  // Recorded only if possible.
  if (column === "used_at") return "some";
  if (value === null || unstable.test(column)) return value === null ? null : "some";
  if (typeof value === "number") {
    if (value > 1e11) return "time";
    return Number.isInteger(value) ? value : "fraction";
  }
  return /^[a-z_]{1,12}$/.test(String(value)) ? value : "text";
}
