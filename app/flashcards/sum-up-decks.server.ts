import type { Actor, App } from "~/platform/app.server";
import { type DeckFigures, sumUpDeckRows } from "./deck-store.server";

/** What the learner's decks come to. */
export async function sumUpDecks(app: App, actor: Actor): Promise<DeckFigures> {
  return sumUpDeckRows(app.database, actor.id);
}
