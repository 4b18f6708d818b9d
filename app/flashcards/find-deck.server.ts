import type { Actor, App } from "~/platform/app.server";
import { AppError } from "~/platform/errors";
import { type DeckOutline, findDeckOutline } from "./deck-store.server";
import * as m from "./messages";

/** @throws AppError not_found, also if the deck is another learner's */
export async function findDeck(app: App, actor: Actor, id: string): Promise<DeckOutline> {
  const deck = await findDeckOutline(app.database, actor.id, id);
  if (!deck) throw new AppError("not_found", m.deckNotFound());
  return deck;
}
