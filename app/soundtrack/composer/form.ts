import type { Random } from "./random";
import type { Phrase } from "./score";

/** Bars per phrase. */
export const phraseBars = 4;

const middleSections: readonly (readonly Phrase["kind"][])[] = [
  ["theme", "answer", "contrast", "theme"],
  ["theme", "theme", "contrast", "answer"],
  ["theme", "answer", "rest", "contrast"],
];
const energyByKind: Record<Phrase["kind"], number> = {
  opening: 0.2,
  theme: 0.7,
  answer: 0.85,
  contrast: 1,
  rest: 0.35,
  closing: 0.25,
};

/**
 * Plans the form of a piece: opening, theme, answer, contrast, rest, closing. It ends as quietly as
 * it starts, so that it can loop.
 * @param count phrases, at least 2
 */
export function planForm(count: number, random: Random): Phrase[] {
  // A short piece has no opening.
  const kinds: Phrase["kind"][] = count < 5 ? [] : ["opening"];
  while (kinds.length < count - 1) {
    // A rest between two sections, not at the end.
    if (kinds.length > 4 && kinds.length < count - 3) kinds.push("rest");
    kinds.push(...random.pick(middleSections));
  }
  kinds.length = count - 1;
  kinds.push("closing");
  return kinds.map((kind, index) => ({
    kind,
    start: index * phraseBars,
    bars: phraseBars,
    energy: energyByKind[kind],
  }));
}
