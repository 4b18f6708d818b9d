import type { Recall } from "~/assessment/memory";
import type { ItemKind, ItemQuestion } from "~/assessment/review-items";

/** A card or question as it is kept on a device. */
export interface KeptItem extends Recall {
  id: string;
  kind: ItemKind;
  fileId: string | null;
  courseId: string | null;
  /** Of its deck, quiz or test. */
  title: string;
  front: string;
  /** Of a card. */
  back: string | null;
  /** Of a question. */
  question: Pick<ItemQuestion, "options" | "correctAnswer" | "explanation"> | null;
  source: { quote: string; page: number | null } | null;
  /** The day of an exam that limits when it comes; missing in older copies. */
  examOn?: string | null;
}

/** A deck without its cards, which are among the items. */
export interface KeptDeck {
  id: string;
  title: string;
  trackMastery: boolean;
  cards: { id: string; number: number }[];
  /** How many the deck has; more than are kept if it is very long. */
  size: number;
}

/** What `GET /api/offline` gives to a device, to study without a network. */
export interface StudyCopy {
  /** The learner's id. */
  learner: string;
  madeAt: Date;
  items: KeptItem[];
  decks: KeptDeck[];
  /** Today's queue, by the items' ids, with why each comes. */
  review: { id: string; reason: string }[];
  /** Their text is asked for one by one. */
  documents: { id: string; name: string }[];
}

/** `GET /api/offline/documents/{id}`. */
export interface KeptDocument {
  id: string;
  name: string;
  pages: KeptPage[];
  /** Whether this is the whole text, not only its beginning. */
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
