import type { Citation } from "~/ai/ports";
import type { Actor, App, Owner } from "~/platform/app.server";
import type { Grade } from "./grades";
import type { ItemOrigin } from "./item-origin";
import type { Memory, Recall } from "./memory";
import type { StoredQuestion } from "./schema";

export type ItemKind = "card" | "question";

/** A card or question that comes in review, without its content. */
export interface ReviewEntry extends ItemOrigin {
  id: string;
  kind: ItemKind;
  due: Date;
  state: Memory["state"];
  missedAt: Date | null;
  missedSure: boolean | null;
}

/** A card or question that comes in review. */
export interface ReviewItem extends ReviewEntry, Recall {
  /** Its due time without any exam. */
  ownDue: Date;
  /** Of its deck, quiz or test. */
  title: string;
  front: string;
  /** Of a card. */
  back: string | null;
  /** Of a question. */
  question: ItemQuestion | null;
  source: Citation | null;
}

/** An item that its learner reported as wrong. */
export interface WrongItem {
  id: string;
  kind: ItemKind;
  front: string;
  /** The back of the card, or the option that was meant to be right. */
  back: string;
  source: Citation | null;
  reason: string;
  at: Date;
}

export interface ItemQuestion {
  options: string[];
  correctAnswer: number;
  explanation: string;
  optionSources: (Citation | null)[];
}

/** Which items to read; all if it names nothing. */
export interface ItemFilter {
  /** Only items of these documents and courses. */
  origins?: readonly string[] | undefined;
  /** Only these items. */
  itemIds?: readonly string[] | undefined;
}

/** Items to read: those in their learning steps, those that are due, or new ones; most urgent first. */
export interface EntryQuery extends ItemFilter {
  of: "steps" | "due" | "new";
  /** Due until then. */
  until: Date;
  /** Only items of these documents and courses, those with the earliest day first: UTC days, YYYY-MM-DD, by their ids. */
  exams?: ReadonlyMap<string, string>;
  limit: number;
}

export interface ReviewCounts {
  /** In learning steps or due, until a time. */
  due: number;
  new: number;
  /** When the next item after that time is due; null if none is scheduled. */
  next: Date | null;
}

/** Items that come from the same document and course. */
export interface OriginCounts extends Omit<ReviewCounts, "next">, ItemOrigin {
  /** Those due that are in their learning steps, which no daily limit holds back. */
  steps: number;
  /** All that come in review, whenever that is. */
  kept: number;
}

/** An item of a document or course, and when it comes. */
export interface ScheduledItem extends Pick<Memory, "state" | "lastReview">, ItemOrigin {
  id: string;
  /** The due time without any exam. */
  due: Date;
  /** When it comes: earlier than `due` because of an exam. */
  storedDue: Date;
}

/** A due time for an item whose last rating was at a time. */
export type NewDue = Pick<ScheduledItem, "id" | "due" | "lastReview">;

/** A quiz or test that was begun. */
export interface UnfinishedWork {
  kind: "quiz" | "test";
  title: string;
  href: string;
  /** The confirmation page before it is deleted. */
  deleteHref: string;
}

export interface FindOptions {
  /** Also items that the learner reported as wrong. */
  withReported?: boolean;
}

/** The store of one kind of item. */
export interface ReviewItems {
  kind: ItemKind;
  list(app: App, owner: Owner, query: EntryQuery): Promise<ReviewEntry[]>;
  count(app: App, owner: Owner, until: Date, filter?: ItemFilter): Promise<ReviewCounts>;
  countByOrigin(app: App, owner: Owner, until: Date): Promise<OriginCounts[]>;
  /** How many items are due on each UTC day, counted from 1970, until a time. */
  forecast(app: App, owner: Owner, until: Date): Promise<{ day: number; count: number }[]>;
  /** The kept items of some documents, courses and collections. */
  listScheduled(app: App, owner: Owner, ids: readonly string[]): Promise<ScheduledItem[]>;
  /** Stores due times, unless an item was rated meanwhile. */
  reschedule(app: App, learner: { id: string }, changed: readonly NewDue[]): Promise<void>;
  /** Those of these ids that the learner has. */
  find(
    app: App,
    actor: Actor,
    ids: readonly string[],
    options?: FindOptions,
  ): Promise<ReviewItem[]>;
  /** @returns the memory afterwards; null if the learner has no such item */
  rate(app: App, actor: Actor, id: string, rating: ItemRating): Promise<Recall | null>;
  undo(app: App, actor: Actor, id: string, ratingId: string): Promise<Recall | null>;
  /** Reports an item as wrong, so that it comes no more. @returns whether the learner has it */
  report(app: App, actor: Actor, id: string, reason: string): Promise<boolean>;
  /** Changes both sides of a card. @returns whether the learner has it */
  changeText?(
    app: App,
    actor: Actor,
    id: string,
    text: { front: string; back: string },
  ): Promise<boolean>;
  /** Restores a reported item. @returns whether the learner has it */
  restore(app: App, actor: Actor, id: string): Promise<boolean>;
  /** Deletes an item with its ratings. @returns whether the learner had it */
  remove(app: App, actor: Actor, id: string): Promise<boolean>;
  /** The latest reported items, newest first; of all learners, or of one. */
  listReported(app: App, limit: number, owner?: Actor): Promise<WrongItem[]>;
  /** The learner's decks or past papers of no single document, newest first. */
  listCollections(app: App, actor: Actor): Promise<ItemCollection[]>;
  /** Of the decks or past papers that were put into a course. */
  tallyCollections(
    app: App,
    owner: Owner,
    course: { id: string; fileIds: readonly string[] },
    until: Date,
  ): Promise<CollectionTally[]>;
  /** Puts one into a course, or with null out of its course. @returns whether the learner has it */
  moveCollection(app: App, actor: Actor, id: string, courseId: string | null): Promise<boolean>;
}

/** The items of a deck or past paper that come from no document of its course, counted. */
export interface CollectionTally {
  id: string;
  /** Items whose last answer was right. */
  right: number;
  /** Items that were answered. */
  answers: number;
  /** Items in review that are due until a time. */
  due: number;
  /** Items in review. */
  kept: number;
}

/** Cards or questions that belong together, but to no single document: a deck, or a past paper. */
export interface ItemCollection {
  /** A past paper and the deck of its cards have the same. */
  id: string;
  title: string;
  courseId: string | null;
  /** How many cards or questions it has. */
  count: number;
  /** The page of its deck; null for the questions of a past paper. */
  href: string | null;
}

export interface ItemRating {
  /** The same for a rating that arrives twice. */
  id: string;
  grade: Grade;
  ratedAt: Date;
  selected?: number | null;
  sure?: boolean | null;
}

/** The questions of a quiz or test, to be copied to those that come in review. */
export interface KeptQuestions {
  title: string;
  fileId: string | null;
  /** When they were answered. */
  answeredAt: Date;
  questions: StoredQuestion[];
}

/** What a study mode has for review. */
export interface ReviewSource {
  /** The id of the mode. */
  mode: string;
  /**
   * The questions of a quiz or test, to be copied. A mode without it keeps its items itself.
   * @throws AppError not_found
   */
  readQuestions?(app: App, actor: Actor, workId: string): Promise<KeptQuestions>;
  /**
   * Records the answer to "Keep these for review?" about a deck, quiz or test.
   * @returns how many items the mode keeps itself
   * @throws AppError not_found
   */
  recordAnswer(app: App, actor: Actor, workId: string, keep: boolean): Promise<number>;
  /**
   * Takes the items of a deck that the mode keeps itself out of review.
   * @throws AppError not_found
   */
  release?(app: App, actor: Actor, workId: string): Promise<void>;
  /**
   * Leaves a question out of all quizzes or tests of the learner from a time on; with null, no longer.
   * @param key of the question, as `keyOfQuestion` gives it
   */
  markReported?(app: App, actor: Actor, key: string, at: Date | null): Promise<void>;
  /** The newest deck, or finished quiz or test, of which the learner has not said whether to keep it. */
  findUnanswered(
    app: App,
    owner: Owner,
  ): Promise<{ id: string; title: string; href: string } | null>;
  /** The newest quiz, test or the like that the learner has not finished. */
  findUnfinished?(app: App, owner: Owner): Promise<UnfinishedWork | null>;
  items?: ReviewItems;
}
