import type { Actor, App } from "~/platform/app.server";
import { isId } from "~/platform/ids";
import type { ReadCards } from "./import/imported-card";
import { type KnownCard, type KnownItem, recogniseCards } from "./import/recognise-cards";
import { findByFronts, findByKeys, listOfDeckTitle, type OwnedCard } from "./import-store.server";

/** What the learner has of an imported card: a card, or the kept question that was exported as one. */
export type Owned = KnownItem &
  Partial<Pick<OwnedCard, "deckId" | "deckTitle" | "fileId" | "courseId">>;

/**
 * Which cards of a package or text the learner has already. A text has no keys, so its cards are recognised by both
 * sides among those in review.
 * @param deckId the deck for new cards; its cards came with the same request, sent before
 */
export async function findKnown(
  app: App,
  actor: Actor,
  { title, cards }: Pick<ReadCards, "title" | "cards">,
  deckId: string,
): Promise<ReturnType<typeof recogniseCards<Owned>>> {
  const keys = cards.flatMap(({ key }) => key ?? []);
  if (keys.length === 0) {
    const fronts = [...new Set(cards.map(({ front }) => front))];
    const owned = await findByFronts(app.database, actor.id, fronts);
    return recogniseCards<Owned>(
      cards,
      [],
      owned.filter((card) => card.deckId !== deckId),
    );
  }
  const ids = keys.filter(isId);
  const [owned, ofTitle, kept] = await Promise.all([
    findByKeys(app.database, actor.id, keys),
    title === null ? [] : listOfDeckTitle(app.database, actor.id, title),
    Promise.all(app.studyModes.map((mode) => mode.findKept?.(app, actor, ids) ?? [])),
  ]);
  const questions = kept.flat().map((id) => ({ id, front: "", back: "", importedKey: null }));
  return recogniseCards<Owned>(cards, [...owned, ...questions], ofTitle);
}

/** The deck that has the most of these cards; null if none has any. */
export function deckOfMost(known: readonly KnownCard<Owned>[]): string | null {
  const decks = known.flatMap(({ item }) => item.deckId ?? []);
  const groups = [...Map.groupBy(decks, (id) => id)];
  return groups.toSorted(([, a], [, b]) => b.length - a.length)[0]?.[0] ?? null;
}
