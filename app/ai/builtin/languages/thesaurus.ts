/** A word similar in meaning, with its similarity from 0 to 1. */
export interface RelatedWord {
  /** Its commonest form, for search. */
  word: string;
  stem: string;
  similarity: number;
}

export interface Thesaurus {
  /** The words most similar in meaning to those of a stem, most similar first. */
  neighbours(stem: string): readonly RelatedWord[];
  /** Whether it is the stem of a known word. */
  hasStem(stem: string): boolean;
  /** Whether it is a known word or a regular form of one. */
  hasWord(word: string): boolean;
  /** Frequency rank of a stem, from 0 (commonest) to 1 (rare or unknown). */
  rarity(stem: string): number;
}
