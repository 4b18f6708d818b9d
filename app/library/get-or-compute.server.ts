import type { App } from "~/platform/app.server";
import { findDerivedValue, storeDerivedValue, type TextVersion } from "./derived-store.server";

/** A value derived from a file's text: stored, or else computed and then stored. It has to survive JSON. */
export async function getOrCompute<T>(
  app: App,
  file: TextVersion,
  name: string,
  work: () => Promise<T>,
): Promise<T> {
  const stored = await findDerivedValue(app.database, file, name);
  // Each name stands for values of one type.
  if (stored !== null) return JSON.parse(stored) as T;
  const value = await work();
  const json = JSON.stringify(value);
  app.background.run("derived_not_stored", storeDerivedValue(app.database, file, name, json));
  return value;
}
