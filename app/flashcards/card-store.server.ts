import { and, eq, sql } from "drizzle-orm";
import type { Citation } from "~/ai/ports";
import type { ItemOrigin } from "~/assessment/item-origin";
import type { Memory } from "~/assessment/memory";
import type { ItemCheck } from "~/billing/within-stored-items.server";
import type { Database } from "~/platform/database.server";
import { cardItems, type DeckRow } from "./deck-store.server";
import type { Flashcard } from "./schema";
import { cards, decks } from "./tables.server";

/** A card of a learner, wherever it is. */
export interface OwnCard extends Flashcard {
  deckId: string;
  number: number;
}

/** Adds a deck unless there is one with this id. @returns the course that it is in */
export async function ensureDeck(database: Database, deck: DeckRow): Promise<string | null> {
  const [found] = await database
    .insert(decks)
    .values(deck)
    .onConflictDoUpdate({ target: decks.id, set: { userId: deck.userId } })
    .returning({ courseId: decks.courseId });
  return found?.courseId ?? null;
}

/**
 * Adds a card to the end of a learner's deck, and keeps it for review.
 * @returns its number; null if there is no such deck, or it has `most` cards
 */
export async function insertCard(
  database: Database,
  {
    userId,
    deckId,
    most,
    check,
  }: { userId: string; deckId: string; most: number; check: ItemCheck },
  card: Flashcard,
  memory: Memory,
): Promise<number | null> {
  const { stability, difficulty, scheduledDays, learningSteps, reps, lapses, state } = memory;
  const insert = database
    .insert(cards)
    .select(sql`
      SELECT ${card.id}, ${decks.id},
        (SELECT coalesce(max(number), 0) + 1 FROM cards WHERE deck_id = ${deckId}),
        ${card.front}, ${card.back}, ${JSON.stringify(card.source)}, ${memory.due.getTime()},
        ${stability}, ${difficulty}, ${scheduledDays}, ${learningSteps}, ${reps}, ${lapses},
        ${state}, NULL, ${userId}, ${memory.due.getTime()}, NULL, NULL, NULL, 0, NULL, NULL
      FROM ${decks}
      WHERE ${decks.id} = ${deckId} AND ${decks.userId} = ${userId}
        AND (SELECT count(*) FROM cards WHERE deck_id = ${deckId}) < ${most}
      ON CONFLICT (id) DO NOTHING`)
    .returning({ number: cards.number });
  const [[added]] = await database.batch([insert, check]);
  return added?.number ?? null;
}

/** Null if the learner has no such card. */
export async function findCard(
  database: Database,
  userId: string,
  id: string,
): Promise<OwnCard | null> {
  const row = await database.select(columns).from(cards).where(ownCard(userId, id)).get();
  return row ? toCard(row) : null;
}

/** The deck of a card, and what it comes from; null if the learner has no such card. */
export async function findCardPlace(
  database: Database,
  userId: string,
  id: string,
): Promise<(ItemOrigin & { deckId: string }) | null> {
  const place = await database
    .select({
      deckId: cards.deckId,
      fileId: cardItems.fileId.as("item_file"),
      courseId: cardItems.courseId.as("item_course"),
    })
    .from(cards)
    .where(ownCard(userId, id))
    .get();
  return place ?? null;
}

/**
 * Moves a card to the end of another deck of the learner.
 * @returns whether there is such a card, and the deck has fewer than `most` cards
 */
export async function moveCardTo(
  database: Database,
  { userId, id, deckId, most }: { userId: string; id: string; deckId: string; most: number },
): Promise<boolean> {
  const moved = await database
    .update(cards)
    .set({
      deckId,
      number: sql`(SELECT coalesce(max(number), 0) + 1 FROM cards WHERE deck_id = ${deckId})`,
    })
    .where(
      and(
        ownCard(userId, id),
        sql`(SELECT count(*) FROM cards WHERE deck_id = ${deckId}) < ${most}`,
        sql`EXISTS (SELECT 1 FROM decks WHERE id = ${deckId} AND user_id = ${userId})`,
      ),
    )
    .returning({ id: cards.id });
  return moved.length > 0;
}

/** @returns the card as it is now; null if the learner has no such card */
export async function changeCard(
  database: Database,
  userId: string,
  id: string,
  text: { front?: string | undefined; back?: string | undefined },
): Promise<OwnCard | null> {
  const [row] = await database
    .update(cards)
    .set(text)
    .where(ownCard(userId, id))
    .returning(columns);
  return row ? toCard(row) : null;
}

/** @returns whether the learner had such a card */
export async function dropCard(database: Database, userId: string, id: string): Promise<boolean> {
  const removed = await database
    .delete(cards)
    .where(ownCard(userId, id))
    .returning({ id: cards.id });
  return removed.length > 0;
}

const columns = {
  id: cards.id,
  deckId: cards.deckId,
  number: cards.number,
  front: cards.front,
  back: cards.back,
  source: cards.source,
};

function toCard(row: Omit<OwnCard, "source"> & { source: string }): OwnCard {
  return { ...row, source: JSON.parse(row.source) as Citation | null };
}

function ownCard(userId: string, id: string) {
  return and(
    eq(cards.id, id),
    sql`${cards.deckId} IN (SELECT id FROM decks WHERE user_id = ${userId})`,
  );
}
