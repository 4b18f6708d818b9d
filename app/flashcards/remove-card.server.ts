import type { Actor, App } from "~/platform/app.server";
import { cardNotFound } from "./card-not-found";
import { deleteCard } from "./deck-store.server";

/** @throws AppError not_found */
export async function removeCard(
  app: App,
  actor: Actor,
  input: { deckId: string; cardId: string },
): Promise<void> {
  const place = { userId: actor.id, deckId: input.deckId, cardId: input.cardId };
  if (!(await deleteCard(app.database, place))) throw cardNotFound();
}
