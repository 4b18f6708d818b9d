import type { Actor, App } from "~/platform/app.server";
import { cardNotFound } from "./card-not-found";
import { updateCard } from "./deck-store.server";

/**
 * Changes the texts of a card; its schedule stays.
 * @throws AppError not_found
 */
export async function editCard(
  app: App,
  actor: Actor,
  input: { deckId: string; cardId: string; front: string; back: string },
): Promise<void> {
  const { deckId, cardId, front, back } = input;
  const place = { userId: actor.id, deckId, cardId };
  if (!(await updateCard(app.database, place, { front, back }))) throw cardNotFound();
}
