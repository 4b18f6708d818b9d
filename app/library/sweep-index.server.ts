import type { App } from "~/platform/app.server";
import { holdsDeletedTerms, mergeIndex } from "./passage-index-store.server";

/** 2 MB: a moment of the database, which does one thing after the other. */
const pagesAtOnce = 500;

/** In one sweep; an index of more than 2 GB is gone on with in the next. */
const steps = 1_000;

/** Takes the words of deleted passages out of the full-text index, in steps that nobody waits for. */
export async function sweepIndex(app: App): Promise<void> {
  for (let step = 0; step < steps; step += 1) {
    if (!(await holdsDeletedTerms(app.database))) return;
    await mergeIndex(app.database, pagesAtOnce);
  }
}
