import type { ReportTarget } from "~/assessment/components/report-form";
import type { Intervals } from "~/assessment/memory";
import type { SourceView } from "~/ui/source-quote";

/** A card in the list of a deck. */
export type CardView = {
  id: string;
  number: number;
  front: string;
  back: string;
  source: SourceView | null;
  /** Where its course is chosen; null if it comes from a document, or there is no course. */
  courseHref: string | null;
  /** The confirmation page before it is removed. */
  removeHref: string;
  /** What the report form needs. */
  wrong: ReportTarget;
};

/** The values that the settings form starts with. */
export type DeckSettings = {
  topic: string;
  count: number;
  includeTerm: boolean;
  includeDefinition: boolean;
  includeExamples: boolean;
  trackMastery: boolean;
};

/** The ratings of a card, and how far the deck has come. */
export type MasteryView = {
  /** How often the card has been rated. */
  reps: number;
  /** When the card comes back after each grade. */
  intervals: Intervals;
  /** Cards that are not due. */
  done: number;
  /** The rating that can be undone. */
  undo: string | null;
};
