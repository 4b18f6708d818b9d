import { describeInterval, type Intervals, previewIntervals } from "~/assessment/memory";
import { isOpen } from "~/flashcards/study-order";
import { type KeptAnswer, readDevice, readKeptDocument } from "./device-database";
import { type OfflinePlace, offlineLink } from "./offline-links";
import { cardsOf, itemsNow, limitKept, nextCard, reviewLeft } from "./session";
import type { KeptDeck, KeptDocument, KeptItem, StudyCopy } from "./study-copy";

/** What is on the device, or a part of it. */
export type DeviceView =
  | { is: "nothing" }
  | ListView
  | DocumentView
  | CardView
  | QuestionView
  | { is: "done"; title: string | null; answers: number; right: number };

export interface ListView {
  is: "list";
  madeAt: Date;
  review: number;
  decks: { id: string; title: string; cards: number; size: number; due: number | null }[];
  documents: { id: string; name: string }[];
  /** What was requested but is not on the device: a page of the product, or a part of the copy. */
  missing: "page" | "part" | null;
}

export interface DocumentView {
  is: "document";
  document: KeptDocument;
  part: number;
  parts: number;
}

interface ItemView {
  item: KeptItem;
  title: string;
  /** What is being studied: the deck or the review. */
  place: OfflinePlace;
  left: number | null;
  /** Whether the last answer can be undone. */
  canUndo: boolean;
}

export interface CardView extends ItemView {
  is: "card";
  turned: boolean;
  /** Null if mastery is not tracked. */
  intervals: Intervals | null;
  /** The next page, in a deck without ratings. */
  next: string | null;
}

export interface QuestionView extends ItemView {
  is: "question";
  /** Null until it is answered. */
  answered: { selected: number; comesBack: string } | null;
}

/** Pages of a document that are shown together. */
const pagesOfPart = 20;

export async function viewDevice(
  place: OfflinePlace & { asked?: boolean },
  now: Date,
): Promise<DeviceView> {
  const device = await readDevice();
  if (!device) return { is: "nothing" };
  const { copy, answers } = device;
  const items = itemsNow(copy, answers);
  const state: State = { copy, answers, items, now };
  if (place.file !== undefined) {
    const document = await readKeptDocument(place.file);
    return document ? viewDocument(document, place.part ?? 1) : viewList(state, "part");
  }
  if (place.review) return viewReview(state, place);
  if (place.deck === undefined) return viewList(state, place.asked ? "page" : null);
  const deck = copy.decks.find(({ id }) => id === place.deck);
  return deck ? viewDeck(state, deck, place) : viewList(state, "part");
}

interface State {
  copy: StudyCopy;
  answers: readonly KeptAnswer[];
  items: ReadonlyMap<string, KeptItem>;
  now: Date;
}

function viewList({ copy, answers, items, now }: State, missing: ListView["missing"]): ListView {
  return {
    is: "list",
    madeAt: copy.madeAt,
    review: reviewLeft(copy, items, answers, now).length,
    decks: copy.decks.map((deck) => {
      const cards = cardsOf(deck, items);
      const due = deck.trackMastery ? cards.filter((card) => isOpen(card, now)).length : null;
      return { id: deck.id, title: deck.title, cards: cards.length, size: deck.size, due };
    }),
    documents: copy.documents,
    missing,
  };
}

function viewDocument(document: KeptDocument, wanted: number): DocumentView {
  const parts = Math.max(1, Math.ceil(document.pages.length / pagesOfPart));
  const part = Math.min(Math.max(1, wanted), parts);
  const pages = document.pages.slice((part - 1) * pagesOfPart, part * pagesOfPart);
  return { is: "document", document: { ...document, pages }, part, parts };
}

function viewReview(state: State, { item: wanted, answered, side }: OfflinePlace): DeviceView {
  const { copy, answers, items, now } = state;
  const queue = reviewLeft(copy, items, answers, now);
  const named = copy.review.some(({ id }) => id === wanted) ? items.get(wanted ?? "") : undefined;
  const given = named && answers.find((one) => isAnswerTo(one, named, answered));
  const item = given || (named && queue.includes(named)) ? named : queue[0];
  if (!item) return viewDone(null, answers);
  const shared = {
    item,
    title: item.title,
    place: { review: true },
    left: queue.length,
    canUndo: canUndo(answers, copy.review),
  };
  if (!item.question) return viewCard(shared, now, side === "back" && item === named);
  return { ...shared, is: "question", answered: given ? viewAnswer(given, item, now) : null };
}

function viewDeck(state: State, deck: KeptDeck, { item: wanted, side }: OfflinePlace): DeviceView {
  const { answers, items, now } = state;
  const cards = cardsOf(deck, items);
  const named = cards.find(({ id }) => id === wanted);
  const open = cards.filter((card) => isOpen(card, now));
  const item = deck.trackMastery ? (named ?? nextCard(cards, answers, now)) : (named ?? cards[0]);
  if (!item) return viewDone(deck.title, answers);
  const shared = {
    item,
    title: deck.title,
    place: { deck: deck.id },
    left: deck.trackMastery ? open.length : null,
    canUndo: canUndo(answers, cards),
  };
  const view = viewCard(shared, now, side === "back" && item === named);
  if (deck.trackMastery) return view;
  const next = cards[(cards.indexOf(item) + 1) % cards.length] ?? item;
  return { ...view, intervals: null, next: offlineLink({ deck: deck.id, item: next.id }) };
}

function viewCard(shared: ItemView, now: Date, turned: boolean): CardView {
  const { item } = shared;
  const intervals = previewIntervals(item, now, (due) => limitKept(item, due, now));
  return { ...shared, is: "card", turned, intervals, next: null };
}

function viewAnswer({ selected }: KeptAnswer, { due }: KeptItem, now: Date) {
  return { selected: selected ?? 0, comesBack: describeInterval(due, now) };
}

function viewDone(title: string | null, answers: readonly KeptAnswer[]): DeviceView {
  const waiting = answers.filter(({ isSent }) => !isSent);
  const right = waiting.filter(({ grade }) => grade !== "again").length;
  return { is: "done", title, answers: waiting.length, right };
}

function isAnswerTo(answer: KeptAnswer, { id }: KeptItem, answerId: string | undefined): boolean {
  return answer.itemId === id && answer.answerId === answerId;
}

/** Whether the last answer was given here and has not been sent. */
function canUndo(answers: readonly KeptAnswer[], here: readonly { id: string }[]): boolean {
  const last = answers.at(-1);
  return last?.isSent === 0 && here.some(({ id }) => id === last.itemId);
}
