interface Scheduled {
  number: number;
  due: Date;
  /** 0: never rated. */
  reps: number;
}

/** A card that is due within this time belongs to the current session; milliseconds. */
const sessionAhead = 20 * 60_000;

/** The cards in their order, or in a shuffled one, which the seed determines. */
export function orderCards<C extends { number: number }>(
  cards: readonly C[],
  shuffle: number | undefined,
): C[] {
  if (shuffle === undefined) return [...cards];
  return [...cards].sort(
    (a, b) => pseudoRandom(a.number, shuffle) - pseudoRandom(b.number, shuffle),
  );
}

/** A card's position and its neighbours; the first card follows the last. */
export function placeOf<C extends { number: number }>(order: readonly C[], number: number) {
  const index = order.findIndex((card) => card.number === number);
  const card = order[index];
  if (!card) return null;
  return {
    card,
    /** From 1. */
    position: index + 1,
    previous: order.at(index - 1) ?? card,
    next: order[index + 1] ?? order[0] ?? card,
    isLast: index === order.length - 1,
  };
}

/** Whether this card is due in the current session. */
export function isOpen({ due }: Pick<Scheduled, "due">, now: Date): boolean {
  return due.getTime() <= now.getTime() + sessionAhead;
}

/**
 * The card to study now: known ones that are due, then new ones, then those that are due in a few
 * minutes. Null if all are done.
 * @param rated the card that was just rated; it comes after all others
 */
export function nextToStudy<C extends Scheduled>(
  order: readonly C[],
  now: Date,
  rated?: number,
): C | null {
  const group = ({ number, due, reps }: C) => {
    if (number === rated) return 3;
    if (reps === 0) return 1;
    return due.getTime() <= now.getTime() ? 0 : 2;
  };
  const open = order.filter((card) => isOpen(card, now));
  const byTurn = (a: C, b: C) =>
    group(a) - group(b) || (a.reps === 0 ? 0 : a.due.getTime() - b.due.getTime());
  return open.sort(byTurn)[0] ?? null;
}

/** A pseudo-random number, the same for the same card and seed. */
function pseudoRandom(number: number, seed: number): number {
  let mixed = Math.imul(number + 1, 0x9e3779b1) ^ Math.imul(seed, 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d);
  mixed = Math.imul(mixed ^ (mixed >>> 12), 0x297a2d39);
  return (mixed ^ (mixed >>> 15)) >>> 0;
}
