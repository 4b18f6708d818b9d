import { listDurableObjectIds, runDurableObjectAlarm, runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";

/** A storage location and its bytes: a row of a table, an object in R2, or a row in a Durable Object. */
export interface Kept {
  place: string;
  bytes: Uint8Array;
}

/** Everything that the product stores anywhere. It refers to no table, key or class by name. */
export async function everythingKept(): Promise<Kept[]> {
  const found: Kept[] = [];
  for (const [binding, value] of Object.entries(env as object)) {
    if (isDatabase(value)) found.push(...(await keptByDatabase(binding, value)));
    if (isBucket(value)) found.push(...(await keptByBucket(binding, value)));
    if (isNamespace(value)) found.push(...(await keptByObjects(binding, value)));
  }
  return found;
}

/** Runs the alarms that Durable Objects have set. */
export async function runAlarms(): Promise<void> {
  for (const namespace of Object.values(env as object).filter(isNamespace)) {
    const ids = await listDurableObjectIds(namespace);
    await Promise.all(ids.map((id) => runDurableObjectAlarm(namespace.get(id))));
  }
}

/** The locations that contain one of the texts, in either case. */
export function placesOf(texts: string[], kept: Kept[]): string[] {
  const wanted = texts.map((text) => text.toLowerCase());
  return kept
    .filter(({ bytes }) => {
      const held = latin1(bytes).toLowerCase();
      return wanted.some((text) => held.includes(text) || held.includes(latin1(utf8(text))));
    })
    .map(({ place }) => place);
}

/** The locations that hold more rows than before, and how many more. */
export function grownFrom(before: Kept[], now: Kept[]): Record<string, number> {
  const counts = new Map<string, number>();
  for (const { place } of now) counts.set(place, (counts.get(place) ?? 0) + 1);
  for (const { place } of before) counts.set(place, (counts.get(place) ?? 0) - 1);
  return Object.fromEntries([...counts].filter(([, more]) => more > 0));
}

async function keptByDatabase(binding: string, database: D1Database): Promise<Kept[]> {
  const { results: tables } = await database
    .prepare("SELECT name FROM sqlite_master WHERE type = 'table'")
    .all<{ name: string }>();
  const found: Kept[] = [];
  for (const { name } of tables) {
    // D1 hides these tables, and what is in them is its own.
    if (name.startsWith("_cf_")) continue;
    const { results } = await database.prepare(`SELECT * FROM [${name}]`).all();
    for (const row of results) found.push({ place: `${binding}.${name}`, bytes: bytesOfRow(row) });
  }
  return found;
}

async function keptByBucket(binding: string, bucket: R2Bucket): Promise<Kept[]> {
  const found: Kept[] = [];
  let cursor: string | undefined;
  do {
    const list = await bucket.list({ ...(cursor && { cursor }) });
    for (const { key, httpMetadata, customMetadata } of list.objects) {
      const object = await bucket.get(key);
      const content = new Uint8Array((await object?.arrayBuffer()) ?? new ArrayBuffer(0));
      const described = utf8(JSON.stringify({ key, httpMetadata, customMetadata }));
      found.push({ place: `${binding}/${key}`, bytes: joined([described, content]) });
    }
    cursor = list.truncated ? list.cursor : undefined;
  } while (cursor);
  return found;
}

/** The storage of every object: the rows of its tables, and its key-value entries. */
async function keptByObjects(binding: string, namespace: Namespace): Promise<Kept[]> {
  const ids = await listDurableObjectIds(namespace);
  // In parallel, because there are thousands after a whole run of the tests, and each takes milliseconds.
  const found = await Promise.all(
    ids.map(async (id) => {
      const rows = await runInDurableObject(namespace.get(id), (_, { storage }) => rowsOf(storage));
      return rows.map(({ name, bytes }) => ({ place: `${binding}(${id}).${name}`, bytes }));
    }),
  );
  return found.flat();
}

function rowsOf(storage: DurableObjectStorage): { name: string; bytes: Uint8Array }[] {
  const tables = storage.sql
    .exec<{ name: string }>("SELECT name FROM sqlite_master WHERE type = 'table'")
    .toArray()
    .filter(({ name }) => !name.startsWith("_cf_"));
  const ofTables = tables.flatMap(({ name }) =>
    storage.sql
      .exec(`SELECT * FROM [${name}]`)
      .toArray()
      .map((row) => ({ name, bytes: bytesOfRow(row) })),
  );
  const byKey = [...storage.kv.list()].map((entry) => ({
    name: "by key",
    bytes: utf8(JSON.stringify(entry)),
  }));
  return [...ofTables, ...byKey];
}

/** The values of a row, in the bytes that the database stores. */
function bytesOfRow(row: Record<string, unknown>): Uint8Array {
  return joined(
    Object.values(row).map((value) => {
      // D1 returns a blob as an array of numbers.
      if (Array.isArray(value)) return Uint8Array.from(value as number[]);
      if (value instanceof ArrayBuffer) return new Uint8Array(value);
      return utf8(String(value));
    }),
  );
}

function joined(parts: Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length + 1, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length + 1;
  }
  return whole;
}

function utf8(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}

function latin1(bytes: Uint8Array): string {
  let text = "";
  for (let at = 0; at < bytes.length; at += 8_192) {
    text += String.fromCharCode(...bytes.subarray(at, at + 8_192));
  }
  return text;
}

type Namespace = DurableObjectNamespace<undefined>;

const has = (value: unknown, ...methods: string[]): boolean =>
  typeof value === "object" &&
  value !== null &&
  methods.every((method) => typeof Reflect.get(value, method) === "function");

function isDatabase(value: unknown): value is D1Database {
  return value?.constructor.name === "D1Database" && has(value, "prepare", "batch");
}

function isBucket(value: unknown): value is R2Bucket {
  return value?.constructor.name === "R2Bucket" && has(value, "list", "put");
}

function isNamespace(value: unknown): value is Namespace {
  return value?.constructor.name === "DurableObjectNamespace";
}
