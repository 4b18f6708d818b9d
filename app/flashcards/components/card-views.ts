import type { CardGrade } from "~/flashcards/deck-rules";
import type { SourceView } from "~/ui/source-quote";

/** A card of the ready list. */
export type CardView = {
  id: string;
  number: number;
  front: string;
  back: string;
  source: SourceView | null;
  /** Where it is asked whether the card shall go. */
  removeHref: string;
};

/** A deck the learner made before. */
export type DeckHistoryItem = {
  id: string;
  title: string;
  createdAt: string;
  cardCount: number;
  due: number | null;
};

/** What the settings form starts with. */
export type DeckSettings = {
  topic: string;
  count: number;
  includeTerm: boolean;
  includeDefinition: boolean;
  includeExamples: boolean;
  trackMastery: boolean;
};

/** How a card is rated, and how far the deck has come; null where mastery is not tracked. */
export type MasteryView = {
  /** How often the card had been rated when it was shown. */
  reps: number;
  /** When the card comes back after each grade. */
  intervals: Record<CardGrade, string>;
  /** Cards with nothing to do for now. */
  done: number;
  /** The rating that can be taken back. */
  undo: string | null;
};
