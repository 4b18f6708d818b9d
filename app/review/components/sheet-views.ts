import type { Grade } from "~/assessment/grades";
import type { ItemKind } from "~/assessment/review-items";

/** A sheet as the page shows and prints it. */
export interface SheetView {
  /** "K7MF-2QXD" */
  code: string;
  madeAt: string;
  /** Of this page, to be typed. */
  address: string;
  /** Null in the place of an item that is gone. */
  places: (PlaceView | null)[];
}

export interface PlaceView {
  id: string;
  kind: ItemKind;
  front: string;
  /** Of a question. */
  options: string[];
  /** The right option, or the back of a card. */
  answer: string;
  /** Of the right option; null for a card. */
  letter: string | null;
  /** The answer that was entered; null until then. */
  entered: { grade: Grade; selected: number | null } | null;
}
