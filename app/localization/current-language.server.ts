import { AsyncLocalStorage } from "node:async_hooks";

const storage = new AsyncLocalStorage<string>();

/** Runs `work`, and all that it waits for, in a language: a BCP 47 tag that has catalogues. */
export function inLanguage<T>(language: string, work: () => T): T {
  return storage.run(language, work);
}

/**
 * The language of the request at work; English outside of one.
 * @public Called by the indexes that workers/localization/message-indexes.mjs writes.
 */
export function currentLanguage(): string {
  return storage.getStore() ?? "en";
}
