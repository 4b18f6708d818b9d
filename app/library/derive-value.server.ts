import type { App } from "~/platform/app.server";
import { findDerivedValue, type ReadText, storeDerivedValue } from "./derived-store.server";

/** Values that this process keeps at hand. Those of a large book take a few megabytes. */
const most = 12;

const kept = new Map<string, unknown>();

/**
 * A value worked out of a file's whole text: at hand, stored, or worked out now and then stored. It has
 * to survive JSON.
 */
export async function deriveValue<T>(
  app: App,
  file: ReadText,
  name: string,
  work: () => Promise<T>,
): Promise<T> {
  const key = JSON.stringify([file.id, file.readerVersion, file.words, name]);
  // A name stands for one type of value.
  if (kept.has(key)) return keep(key, kept.get(key) as T);
  const stored = await findDerivedValue(app.database, file, name);
  if (stored !== null) return keep(key, JSON.parse(stored) as T);
  const value = await work();
  const json = JSON.stringify(value);
  app.background.run("derived_not_stored", storeDerivedValue(app.database, file, name, json));
  return keep(key, value);
}

/** Only values, never what still waits for them: a request's own work ends with it. */
function keep<T>(key: string, value: T): T {
  kept.delete(key);
  kept.set(key, value);
  const [oldest] = kept.keys();
  if (kept.size > most && oldest !== undefined) kept.delete(oldest);
  return value;
}
