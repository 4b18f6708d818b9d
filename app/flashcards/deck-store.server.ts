import { and, asc, desc, eq, isNull, sql } from "drizzle-orm";
import type { Citation } from "~/ai/ports";
import type { StoredItems } from "~/assessment/item-queries.server";
import type { Memory } from "~/assessment/memory";
import { isAbout } from "~/assessment/questions/question-queries.server";
import { type LoggedRating, listItemRatings } from "~/assessment/review-log-store.server";
import type { ItemCheck } from "~/billing/within-stored-items.server";
import type { Owner } from "~/platform/app.server";
import type { Database } from "~/platform/database.server";
import { ignoreDuplicate } from "~/platform/ignore-duplicate.server";
import type { StudySummary } from "~/study-mode";
import type { StudyScope } from "~/study-scope";
import type { Flashcard, StoredCard } from "./schema";
import { cards, decks } from "./tables.server";

export type DeckRow = typeof decks.$inferSelect;

export interface StoredDeck extends DeckRow {
  cards: StoredCard[];
}

/** A deck of which the order of the cards is known, not their texts: it may have thousands. */
export interface DeckOutline extends DeckRow {
  cards: CardOutline[];
}

interface CardOutline {
  id: string;
  number: number;
  due: Date;
  /** 0: never rated. */
  reps: number;
  /** When it was kept for review; null if it was not. */
  keptAt: Date | null;
}

/** A rating of a card. */
export interface CardRating extends LoggedRating {
  /** The card's. */
  number: number;
}

/** The cards as items with a memory. In a deck of no single document, each belongs to the one it quotes. */
export const cardItems = {
  table: cards,
  fileId: sql<string | null>`(SELECT coalesce(file_id, ${cards.source} ->> '$.fileId')
    FROM decks WHERE decks.id = ${cards.deckId})`,
  courseId: sql<string | null>`(SELECT course_id FROM decks WHERE decks.id = ${cards.deckId})`,
  collectionId: cards.deckId,
} satisfies StoredItems;

/** How many cards a learner has. */
export const countCards = (userId: string) =>
  sql`(SELECT count(*) FROM decks INNER JOIN cards ON cards.deck_id = decks.id
    WHERE decks.user_id = ${userId})`;

/** Adds a deck with its cards in one batch; the cards travel as one JSON text. */
export async function insertDeck(
  database: Database,
  { deck, check }: { deck: DeckRow; check: ItemCheck },
  flashcards: Flashcard[],
  memory: Memory,
): Promise<void> {
  const rows = flashcards.map((card, index) => ({ number: index + 1, ...card }));
  const { stability, difficulty, scheduledDays, learningSteps, reps, lapses, state } = memory;
  await ignoreDuplicate(
    database.batch([
      database.insert(decks).values(deck),
      database.insert(cards).select(sql`
      SELECT value ->> 'id', ${deck.id}, value ->> 'number', value ->> 'front', value ->> 'back',
        value -> 'source', ${memory.due.getTime()}, ${stability}, ${difficulty}, ${scheduledDays},
        ${learningSteps}, ${reps}, ${lapses}, ${state}, NULL, ${deck.userId}, NULL, NULL, NULL, NULL, 0, NULL, NULL
      FROM json_each(${JSON.stringify(rows)})`),
      check,
    ]),
  );
}

/** Null if there is no such deck, or it is another learner's. */
export async function findDeckOutline(
  database: Database,
  userId: string,
  id: string,
): Promise<DeckOutline | null> {
  const { number, due, reps, keptAt } = cards;
  const [[deck], outlines] = await database.batch([
    database
      .select()
      .from(decks)
      .where(and(eq(decks.id, id), eq(decks.userId, userId))),
    database
      .select({ id: cards.id, number, due, reps, keptAt })
      .from(cards)
      .where(and(eq(cards.deckId, id), isNull(cards.reportedAt)))
      .orderBy(asc(number)),
  ]);
  return deck ? { ...deck, cards: outlines } : null;
}

/** Cards of a deck by their ids, in the order of the deck. */
export async function listCardRows(
  database: Database,
  deckId: string,
  ids: readonly string[],
): Promise<StoredCard[]> {
  const rows = await database
    .select()
    .from(cards)
    .where(
      and(
        eq(cards.deckId, deckId),
        isNull(cards.reportedAt),
        sql`${cards.id} IN (SELECT value FROM json_each(${JSON.stringify(ids)}))`,
      ),
    )
    .orderBy(asc(cards.number));
  return rows.map(toStoredCard);
}

/** With all cards. Null if there is no such deck, or it is another learner's. */
export async function findWholeDeck(
  database: Database,
  userId: string,
  id: string,
): Promise<StoredDeck | null> {
  const deck = await database
    .select()
    .from(decks)
    .where(and(eq(decks.id, id), eq(decks.userId, userId)))
    .get();
  if (!deck) return null;
  const rows = await database
    .select()
    .from(cards)
    .where(and(eq(cards.deckId, deck.id), isNull(cards.reportedAt)))
    .orderBy(asc(cards.number));
  return { ...deck, cards: rows.map(toStoredCard) };
}

/** All of the learner's decks, oldest first. */
export async function listWholeDecks(
  database: Database,
  userId: string,
  which: "all cards" | "without wrong cards" = "all cards",
): Promise<StoredDeck[]> {
  const [rows, flashcards] = await database.batch([
    database.select().from(decks).where(eq(decks.userId, userId)).orderBy(asc(decks.createdAt)),
    database
      .select({ card: cards })
      .from(cards)
      .innerJoin(decks, eq(decks.id, cards.deckId))
      .where(
        and(eq(decks.userId, userId), which === "all cards" ? undefined : isNull(cards.reportedAt)),
      )
      .orderBy(asc(cards.number)),
  ]);
  const byDeck = Map.groupBy(flashcards, ({ card }) => card.deckId);
  return rows.map((deck) => ({
    ...deck,
    cards: (byDeck.get(deck.id) ?? []).map(({ card }) => toStoredCard(card)),
  }));
}

/** The cards of the learner's decks of a file or course, those of the newest deck first. */
export async function listMadeRows(
  database: Database,
  userId: string,
  scope: StudyScope,
  limit: number,
) {
  return database
    .select({ front: cards.front, source: cards.source })
    .from(decks)
    .innerJoin(cards, eq(cards.deckId, decks.id))
    .where(and(eq(decks.userId, userId), isAbout(decks, scope)))
    .orderBy(desc(decks.createdAt), asc(cards.number))
    .limit(limit);
}

function toStoredCard(row: typeof cards.$inferSelect): StoredCard {
  return { ...row, source: JSON.parse(row.source) as Citation | null };
}

/** The learner's decks with their figures, newest first. */
export async function listDeckRows(
  database: Database,
  userId: Owner["id"],
  now: Date,
  limit: number,
) {
  return database.read(
    database
      .select({
        id: decks.id,
        title: decks.title,
        createdAt: decks.createdAt,
        trackMastery: decks.trackMastery,
        cardCount: sql<number>`count(${cards.id})`,
        due: sql<number>`coalesce(sum(${cards.due} <= ${now.getTime()}), 0)`,
      })
      .from(decks)
      .leftJoin(cards, and(eq(cards.deckId, decks.id), isNull(cards.reportedAt)))
      .where(eq(decks.userId, userId))
      .groupBy(decks.id)
      .orderBy(desc(decks.createdAt))
      .limit(limit),
  );
}

/** @returns whether the learner has the deck */
export async function changeDeckTitle(
  database: Database,
  userId: string,
  id: string,
  title: string,
): Promise<boolean> {
  const changed = await database
    .update(decks)
    .set({ title })
    .where(and(eq(decks.id, id), eq(decks.userId, userId)))
    .returning({ id: decks.id });
  return changed.length > 0;
}

/** @returns whether the learner had the deck */
export async function deleteDeckRow(
  database: Database,
  userId: string,
  id: string,
): Promise<boolean> {
  const removed = await database
    .delete(decks)
    .where(and(eq(decks.id, id), eq(decks.userId, userId)))
    .returning({ id: decks.id });
  return removed.length > 0;
}

/** @returns whether the learner has such a card in the deck */
export async function updateCard(
  database: Database,
  place: CardPlace,
  text: { front: string; back: string },
): Promise<boolean> {
  const changed = await database
    .update(cards)
    .set(text)
    .where(ownCard(place))
    .returning({ id: cards.id });
  return changed.length > 0;
}

/** @returns whether the learner had such a card in the deck */
export async function deleteCard(database: Database, place: CardPlace): Promise<boolean> {
  const removed = await database.delete(cards).where(ownCard(place)).returning({ id: cards.id });
  return removed.length > 0;
}

/** The latest ratings of a deck, newest first; none if it is another learner's. */
export async function listDeckRatings(
  database: Database,
  userId: string,
  deckId: string,
  limit: number,
): Promise<CardRating[]> {
  const where = and(eq(cards.deckId, deckId), ownDecks(userId));
  const rows = await listItemRatings<number>(database, cards, {
    where,
    column: cards.number,
    limit,
  });
  return rows.map(({ rating, column }) => ({ ...rating, number: column }));
}

interface CardPlace {
  userId: string;
  deckId: string;
  cardId: string;
}

function ownCard({ userId, deckId, cardId }: CardPlace) {
  return and(eq(cards.id, cardId), eq(cards.deckId, deckId), ownDecks(userId));
}

function ownDecks(userId: string) {
  return sql`${cards.deckId} IN (SELECT id FROM decks WHERE user_id = ${userId})`;
}

/**
 * The figures of a learner's decks. A deck is finished once every card was rated, and a card mastered
 * once it will be remembered for a week.
 */
export async function summarizeDeckRows(
  database: Database,
  userId: Owner["id"],
): Promise<StudySummary> {
  const week = 7;
  const figures = await database.read(
    database
      .select({
        cards: sql<number>`count(${cards.id})`,
        rated: sql<number>`count(*) FILTER (WHERE ${cards.reps} > 0)`,
        mastered: sql<number>`count(*) FILTER (WHERE ${cards.reps} > 0 AND ${cards.stability} >= ${week})`,
      })
      .from(decks)
      .leftJoin(cards, eq(cards.deckId, decks.id))
      .where(eq(decks.userId, userId))
      .groupBy(decks.id),
  );
  return {
    made: figures.length,
    finished: figures.filter((deck) => deck.cards > 0 && deck.rated === deck.cards).length,
    mastered: figures.reduce((sum, deck) => sum + deck.mastered, 0),
    days: [],
  };
}
