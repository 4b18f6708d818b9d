/** A word near in meaning: how near, from 0 to 1. */
export interface RelatedWord {
  /** Its commonest form, to search for. */
  word: string;
  stem: string;
  similarity: number;
}

export interface Thesaurus {
  /** The words nearest in meaning to those of a stem, nearest first. */
  neighbours(stem: string): readonly RelatedWord[];
  /** Is it the stem of a word of the language? Not all are known. */
  hasStem(stem: string): boolean;
  /** Is it a word of the language, or a regular form of one? */
  hasWord(word: string): boolean;
  /** 0 for the commonest words of the language, near 1 for rare and unknown ones. */
  rarity(stem: string): number;
}
