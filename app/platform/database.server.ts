import type { BatchItem } from "drizzle-orm/batch";
import { type DrizzleD1Database, drizzle } from "drizzle-orm/d1";
import { SQLitePreparedQuery } from "drizzle-orm/sqlite-core";

/**
 * D1 through Drizzle. D1 has no interactive transactions: writes that belong together are one
 * `batch`, which is all or nothing. A statement binds at most 100 parameters; lists are passed as
 * one JSON text and read with `json_each`.
 */
export type Database = DrizzleD1Database & { $client: D1Database; read: Read };

/**
 * Runs a read. Reads of the same moment are sent to D1 as one batch, as the round trip takes longer than most
 * reads. Columns of a join need distinct names.
 */
export type Read = <Rows>(query: BatchItem<"sqlite"> & PromiseLike<Rows>) => Promise<Rows>;

/**
 * Drizzle's error messages contain the statement's parameters, which must not reach the log; so D1's own
 * error is thrown.
 */
Object.assign(SQLitePreparedQuery.prototype, {
  queryWithCache: <Rows>(_sql: string, _parameters: unknown[], ask: () => Promise<Rows>) => ask(),
});

export function openDatabase(binding: D1Database): Database {
  let database = opened.get(binding);
  if (!database) {
    database = drizzle(binding);
    opened.set(binding, database);
  }
  const own: Database = Object.create(database);
  own.read = readTogether(own);
  return own;
}

/** Created once per binding, because that takes longer than building a query. */
const opened = new WeakMap<D1Database, Omit<Database, "read">>();

interface Waiting {
  query: BatchItem<"sqlite">;
  resolve(rows: never): void;
  reject(error: unknown): void;
}

/** Microtasks to wait: loaders that await the same promise start their reads a few microtasks apart. */
const moment = 12;

async function momentLater(): Promise<void> {
  for (let passed = 0; passed < moment; passed += 1) await null;
}

function readTogether(database: Pick<DrizzleD1Database, "batch">): Read {
  let waiting: Waiting[] = [];
  const send = async () => {
    const sent = waiting;
    waiting = [];
    const [first, ...rest] = sent.map(({ query }) => query);
    if (!first) return;
    try {
      const results = rest.length > 0 ? await database.batch([first, ...rest]) : [await first];
      for (const [index, { resolve }] of sent.entries()) resolve(results[index] as never);
    } catch (error) {
      for (const { reject } of sent) reject(error);
    }
  };
  return (query) =>
    new Promise((resolve, reject) => {
      if (waiting.length === 0) void momentLater().then(send);
      waiting.push({ query, resolve, reject });
    });
}
