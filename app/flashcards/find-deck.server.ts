import type { Actor, App } from "~/platform/app.server";
import { notFound } from "~/platform/errors";
import { findDeckRow, type StoredDeck } from "./deck-store.server";

/** @throws AppError not_found, also where the deck is another learner's */
export async function findDeck(app: App, actor: Actor, id: string): Promise<StoredDeck> {
  const deck = await findDeckRow(app.database, actor.id, id);
  if (!deck) throw notFound("That deck");
  return deck;
}
