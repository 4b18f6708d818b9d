/** How many cards one deck may hold. */
export const deckSizes = { min: 5, max: 100, step: 5, default: 20 } as const;

/** Characters of a deck's name. */
export const deckTitleLimit = 200;
