import type { App, Owner } from "~/platform/app.server";
import { type DeckFigures, sumUpDeckRows } from "./deck-store.server";

/** What the learner's decks come to. */
export async function sumUpDecks(app: App, owner: Owner): Promise<DeckFigures> {
  return sumUpDeckRows(app.database, owner.id);
}
