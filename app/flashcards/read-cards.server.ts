import type { App } from "~/platform/app.server";
import { type DeckOutline, listCardRows } from "./deck-store.server";
import type { StoredCard } from "./schema";

/** Some cards of a deck with their texts, in the order of the deck. */
export async function readCards(
  app: App,
  deck: DeckOutline,
  outlines: readonly { id: string }[],
): Promise<StoredCard[]> {
  return listCardRows(
    app.database,
    deck.id,
    outlines.map(({ id }) => id),
  );
}
