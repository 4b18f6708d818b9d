import type { Actor, App } from "~/platform/app.server";
import { AppError } from "~/platform/errors";
import { deleteDeckRow } from "./deck-store.server";
import * as m from "./messages";

/**
 * Deletes a deck with its cards and their ratings.
 * @throws AppError not_found
 */
export async function removeDeck(app: App, actor: Actor, id: string): Promise<void> {
  if (!(await deleteDeckRow(app.database, actor.id, id))) {
    throw new AppError("not_found", m.deckNotFound());
  }
}
