/** What one import may bring. */
export const importLimits = {
  fileBytes: 25 * 1024 * 1024,
  /** The database inside a package, unpacked. */
  collectionBytes: 32 * 1024 * 1024,
  /** Entries of a package, most of them media. */
  entries: 50_000,
  /** Lines of a text, or cards of a package, whether or not they become cards. */
  rows: 20_000,
  cards: 10_000,
  /** Characters of one side of a card. */
  sideLength: 1_000,
  /** Characters of all cards together, which are stored in one batch. */
  characters: 8_000_000,
} as const;
