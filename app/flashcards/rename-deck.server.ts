import type { Actor, App } from "~/platform/app.server";
import { AppError } from "~/platform/errors";
import { changeDeckTitle } from "./deck-store.server";
import * as m from "./messages";

/** @throws AppError not_found */
export async function renameDeck(
  app: App,
  actor: Actor,
  { id, title }: { id: string; title: string },
): Promise<void> {
  if (!(await changeDeckTitle(app.database, actor.id, id, title))) {
    throw new AppError("not_found", m.deckNotFound());
  }
}
