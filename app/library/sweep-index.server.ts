import type { App } from "~/platform/app.server";
import { holdsDeletedTerms, mergeIndex } from "./passage-index-store.server";

/** 2 MB: D1 runs one statement at a time, so each must be short. */
const pagesAtOnce = 500;

/** In one sweep; the next one continues with an index of more than 2 GB. */
const steps = 1_000;

/** Removes the terms of deleted passages from the full-text index, in short steps. */
export async function sweepIndex(app: App): Promise<void> {
  for (let step = 0; step < steps; step += 1) {
    if (!(await holdsDeletedTerms(app.database))) return;
    await mergeIndex(app.database, pagesAtOnce);
  }
}
