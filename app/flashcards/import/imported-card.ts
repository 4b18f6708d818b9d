import type { Citation } from "~/ai/ports";
import type { Memory } from "~/assessment/memory";

/** A card as a file or a text holds it, before it is stored. */
export interface ImportedCard {
  front: string;
  back: string;
  /** As the file claims it; whether the learner has such a document is for the use case to check. */
  source: Citation | null;
  /** Null: never rated. */
  memory: Memory | null;
  /** By which it is recognised when its package is imported again; null in a text. */
  key: string | null;
}

/** Why something did not become a card. */
export type CardProblem =
  | "no_separator"
  | "no_note"
  | "no_front"
  | "no_back"
  | "long_front"
  | "long_back";

/** Something that did not become a card. */
export interface SkippedCard {
  /** Of the text, from 1; in a package the number of the card. */
  line: number;
  problem: CardProblem;
}

/** What was read of a file or a text. */
export interface ReadCards {
  /** The name of the deck; null if the file has none. */
  title: string | null;
  cards: ImportedCard[];
  skipped: SkippedCard[];
  /** Pictures and sounds that were left out. */
  media: number;
  /** Cards that were suspended in Anki. */
  suspended: number;
  /** The decks of the package that the cards were in; 1 for a text. */
  decks: number;
  /** Whether cards had tags, which are left out. */
  hasTags: boolean;
}

/** The file is not what its name says, broken, or empty. */
export class UnreadableCards extends Error {
  override readonly name = "UnreadableCards";
}

/** More cards or text than one deck takes. */
export class TooManyCards extends Error {
  override readonly name = "TooManyCards";
}
