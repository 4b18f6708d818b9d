import type { App } from "~/platform/app.server";
import { findDerivedValue, type ReadText, storeDerivedValue } from "./derived-store.server";

/** How many values this process keeps in memory. That of a large book takes a few megabytes. */
const most = 12;

const kept = new Map<string, unknown>();

/**
 * A value derived from a file's whole text: from memory, from the database, or derived now and then
 * stored. It has to survive JSON.
 */
export async function deriveValue<T>(
  app: App,
  file: ReadText,
  name: string,
  work: () => Promise<T>,
): Promise<T> {
  const key = JSON.stringify([file.id, file.readerVersion, file.words, name]);
  // Each name always stands for values of one type.
  if (kept.has(key)) return keep(key, kept.get(key) as T);
  const stored = await findDerivedValue(app.database, file, name);
  if (stored !== null) return keep(key, JSON.parse(stored) as T);
  const value = await work();
  const json = JSON.stringify(value);
  app.background.run("derived_not_stored", storeDerivedValue(app.database, file, name, json));
  return keep(key, value);
}

/** Takes finished values only, no promises: a request's pending work ends with the request. */
function keep<T>(key: string, value: T): T {
  kept.delete(key);
  kept.set(key, value);
  const [oldest] = kept.keys();
  if (kept.size > most && oldest !== undefined) kept.delete(oldest);
  return value;
}
