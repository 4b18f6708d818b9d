import type { BatchItem } from "drizzle-orm/batch";
import type { Database } from "./database.server";

/** Puts a read to the database. */
export type Ask = <Rows>(query: BatchItem<"sqlite"> & PromiseLike<Rows>) => Promise<Rows>;

/** Each read by itself. */
export const askAlone: Ask = async (query) => await query;

/** Reads that are put at the same moment travel to D1 and back as one: the way takes as long as a read. */
export function askTogether(database: Database): Ask {
  let waiting: {
    query: BatchItem<"sqlite">;
    resolve: (rows: never) => void;
    reject: (error: unknown) => void;
  }[] = [];
  const send = async () => {
    const sent = waiting;
    waiting = [];
    const [first, ...rest] = sent.map(({ query }) => query);
    if (!first) return;
    try {
      const results = await database.batch([first, ...rest]);
      for (const [index, { resolve }] of sent.entries()) resolve(results[index] as never);
    } catch (error) {
      for (const { reject } of sent) reject(error);
    }
  };
  return (query) =>
    new Promise((resolve, reject) => {
      if (waiting.length === 0) queueMicrotask(send);
      waiting.push({ query, resolve, reject });
    });
}
