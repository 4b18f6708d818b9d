/** How many cards one deck may hold. */
export const deckSizes = { min: 5, max: 100, step: 5, default: 20 } as const;

/** How well a card was known, worst first. */
export const grades = ["again", "hard", "medium", "easy"] as const;
export type CardGrade = (typeof grades)[number];
