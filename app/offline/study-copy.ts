import type { Recall } from "~/assessment/memory";
import type { ItemKind, ItemQuestion } from "~/assessment/review-items";

/** A card or question on a device. */
export interface KeptItem extends Recall {
  id: string;
  kind: ItemKind;
  fileId: string | null;
  courseId: string | null;
  /** The title of its deck, quiz or test. */
  title: string;
  front: string;
  /** Of a card. */
  back: string | null;
  /** Of a question. */
  question: Pick<ItemQuestion, "options" | "correctAnswer" | "explanation"> | null;
  source: { quote: string; page: number | null } | null;
  /** The day of an exam that limits its due time; missing in older copies. */
  examOn?: string | null;
}

/** A deck without its cards, which are among the items. */
export interface KeptDeck {
  id: string;
  title: string;
  trackMastery: boolean;
  cards: { id: string; number: number }[];
  /** The number of cards in the deck; a very long deck is not kept completely. */
  size: number;
}

/** The response of `GET /api/offline`: what a device needs to study without a network. */
export interface StudyCopy {
  /** The learner's id. */
  learner: string;
  madeAt: Date;
  items: KeptItem[];
  decks: KeptDeck[];
  /** Today's queue: the items' ids and why each is in it. */
  review: { id: string; reason: string }[];
  /** Their texts are requested one by one. */
  documents: { id: string; name: string }[];
}

/** `GET /api/offline/documents/{id}`. */
export interface KeptDocument {
  id: string;
  name: string;
  pages: KeptPage[];
  /** Whether this is the complete text. */
  isWhole: boolean;
}

export interface KeptPage {
  /** Null if the document has no pages. */
  page: number | null;
  blocks: { kind: "heading" | "text" | "list-item" | "code"; text: string }[];
}

const dates = new Set(["madeAt", "due", "lastReview", "missedAt"]);

/** @param json of a `StudyCopy`, or of a part of one */
export function parseCopy(json: string): StudyCopy {
  return JSON.parse(json, (key, value) =>
    dates.has(key) && typeof value === "string" ? new Date(value) : value,
  );
}
