import { newMemory } from "~/assessment/memory";
import { withinStoredItems } from "~/billing/within-stored-items.server";
import type { Actor, App } from "~/platform/app.server";
import { newId } from "~/platform/ids";
import type { DeckToAdd } from "~/study-mode";
import { deckSizes } from "./deck-rules";
import type { DeckRow } from "./deck-store.server";
import { insertCards } from "./import-store.server";

/** A deck of what the learner brought along, which is kept for review at once. */
export function ownDeck(
  deck: Pick<DeckRow, "id" | "userId" | "title" | "createdAt" | "notice" | "courseId">,
): DeckRow {
  return {
    ...deck,
    ...{ fileId: null, topic: null, keepAnsweredAt: deck.createdAt },
    // What the settings of another deck start with.
    ...{ count: deckSizes.default, includeTerm: true, includeDefinition: true },
    ...{ includeExamples: false, trackMastery: true },
  };
}

/** Makes a deck of the learner's own cards; once for an id. */
export async function addDeck(
  app: App,
  actor: Actor,
  { id, title, courseId, cards }: DeckToAdd,
): Promise<void> {
  const now = app.clock.now();
  const deck = ownDeck({ id, userId: actor.id, title, courseId, createdAt: now, notice: null });
  const rows = cards.map((card, index) => {
    const place = { id: newId(), number: index + 1, initialMemory: null, importedKey: null };
    return { ...card, source: null, ...newMemory(now), ...place };
  });
  await withinStoredItems(app, actor, (check) => insertCards(app.database, { deck, check }, rows));
}
