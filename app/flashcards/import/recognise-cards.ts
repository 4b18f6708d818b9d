import type { ImportedCard } from "./imported-card";

/** A card or question that the learner has. */
export interface KnownItem {
  id: string;
  /** The key that it had when it was imported; null if it was not, or by a version that kept none. */
  importedKey: string | null;
  front: string;
  back: string;
}

/** A card of a package, and what the learner has of it. */
export interface KnownCard<T extends KnownItem> {
  card: ImportedCard;
  item: T;
}

/**
 * Which cards of a package the learner has already: by the key of a card that was imported, by the id of one that was
 * exported, or else by both sides among those of the same source. Each is recognised once.
 * @param byKey items whose id or key is that of a card
 * @param bySides items without a key, of the same source
 */
export function recogniseCards<T extends KnownItem>(
  cards: readonly ImportedCard[],
  byKey: readonly T[],
  bySides: readonly T[],
): { known: KnownCard<T>[]; fresh: ImportedCard[] } {
  const keys = new Map<string, T>();
  // Ids and keys have no distinct form; the card's own id takes precedence.
  for (const item of byKey) if (item.importedKey !== null) keys.set(item.importedKey, item);
  for (const item of byKey) keys.set(item.id, item);
  const sides = Map.groupBy(bySides, sidesOf);
  const taken = new Set<string>();
  const known: KnownCard<T>[] = [];
  const fresh: ImportedCard[] = [];
  for (const card of cards) {
    const candidates = [card.key === null ? undefined : keys.get(card.key)].concat(
      sides.get(sidesOf(card)) ?? [],
    );
    const item = candidates.find((one) => one !== undefined && !taken.has(one.id));
    if (item) {
      taken.add(item.id);
      known.push({ card, item });
    } else {
      fresh.push(card);
    }
  }
  return { known, fresh };
}

function sidesOf({ front, back }: { front: string; back: string }): string {
  return `${front}\n${back}`;
}
