import type { Actor, App } from "~/platform/app.server";
import { listWholeDecks, type StoredDeck } from "./deck-store.server";

/** All of the learner's decks, with their cards and schedules. */
export async function exportDecks(app: App, actor: Actor): Promise<StoredDeck[]> {
  return listWholeDecks(app.database, actor.id);
}
