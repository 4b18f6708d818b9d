import type { Actor, App } from "~/platform/app.server";
import { notFound } from "~/platform/errors";
import { updateCard } from "./deck-store.server";

/**
 * Puts other words on a card; what is known of the learner's memory of it stays.
 * @throws AppError not_found
 */
export async function editCard(
  app: App,
  actor: Actor,
  input: { deckId: string; cardId: string; front: string; back: string },
): Promise<void> {
  const { deckId, cardId, front, back } = input;
  const place = { userId: actor.id, deckId, cardId };
  if (!(await updateCard(app.database, place, { front, back }))) throw notFound("That card");
}
