import type { App } from "~/platform/app.server";
import { findDerivedValue, type ReadText, storeDerivedValue } from "./derived-store.server";

/**
 * A value derived from a file's whole text: from the database, or derived now and then stored. It has to survive JSON.
 */
export async function deriveValue<T>(
  app: App,
  file: ReadText,
  name: string,
  work: () => Promise<T>,
): Promise<T> {
  const stored = await findDerivedValue(app.database, file, name);
  // Each name always stands for values of one type.
  if (stored !== null) return JSON.parse(stored) as T;
  const value = await work();
  const json = JSON.stringify(value);
  app.background.run("derived_not_stored", storeDerivedValue(app.database, file, name, json));
  return value;
}
