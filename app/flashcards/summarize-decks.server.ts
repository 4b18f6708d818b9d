import type { App, Owner } from "~/platform/app.server";
import type { StudySummary } from "~/study-mode";
import { summarizeDeckRows } from "./deck-store.server";

/** What the learner has achieved with flashcards. */
export async function summarizeDecks(app: App, owner: Owner): Promise<StudySummary> {
  return summarizeDeckRows(app.database, owner.id);
}
