import { and, desc, eq, inArray, isNull, sql } from "drizzle-orm";
import type { Citation } from "~/ai/ports";
import type { AnsweredItem, AnsweredQuery } from "~/assessment/answered-items";
import { quotesOneOf } from "~/assessment/answered-queries.server";
import { entriesToRead } from "~/assessment/item-queries.server";
import { isWrong } from "~/assessment/memory-columns.server";
import type { EntryQuery, ReviewEntry, ReviewItem, WrongItem } from "~/assessment/review-items";
import type { Owner } from "~/platform/app.server";
import type { Database } from "~/platform/database.server";
import { cardItems } from "./deck-store.server";
import { cards, decks } from "./tables.server";

/** The learner's kept cards that a query asks for, without their texts. */
export async function listCardEntries(
  database: Database,
  userId: Owner["id"],
  query: EntryQuery,
): Promise<ReviewEntry[]> {
  const { where, order } = entriesToRead(cardItems, userId, query);
  const { id, due, state, missedAt, missedSure } = cards;
  const rows = await database.read(
    database
      .select({ id, due, state, missedAt, missedSure, fileId: decks.fileId })
      .from(cards)
      .innerJoin(decks, eq(decks.id, cards.deckId))
      .where(where)
      .orderBy(order)
      .limit(query.limit),
  );
  return rows.map((row) => ({ ...row, kind: "card" }));
}

/** Those of these cards that the learner keeps. */
export async function findKeptCards(
  database: Database,
  userId: string,
  ids: readonly string[],
): Promise<ReviewItem[]> {
  const rows = await database
    .select({ card: cards, fileId: decks.fileId, title: decks.title })
    .from(cards)
    .innerJoin(decks, eq(decks.id, cards.deckId))
    .where(
      and(
        sql`${cards.id} IN (SELECT value FROM json_each(${JSON.stringify(ids)}))`,
        eq(cards.userId, userId),
        isNull(cards.setAsideAt),
      ),
    );
  return rows.map(({ card, fileId, title }) => ({
    ...card,
    kind: "card",
    fileId,
    title,
    question: null,
    source: JSON.parse(card.source) as Citation | null,
  }));
}

/** The latest cards of all learners that were set aside, newest first. */
export async function listWrongCards(database: Database, limit: number): Promise<WrongItem[]> {
  const rows = await database
    .select({
      front: cards.front,
      back: cards.back,
      reason: cards.setAsideReason,
      at: cards.setAsideAt,
    })
    .from(cards)
    .where(isWrong(cards))
    .orderBy(desc(cards.setAsideAt))
    .limit(limit);
  return rows.map(({ at, reason, ...card }) => {
    return { ...card, kind: "card", reason: reason ?? "", at: at ?? new Date(0) };
  });
}

/** The cards that the learner has rated, the last rated first. */
export async function listAnsweredCards(
  database: Database,
  userId: Owner["id"],
  { fileIds, limit }: AnsweredQuery,
): Promise<AnsweredItem[]> {
  const { id, source, missedAt, lastReview, keptAt, due } = cards;
  const rows = await database.read(
    database
      .select({ id, source, missedAt, lastReview, keptAt, due })
      .from(decks)
      .innerJoin(cards, eq(cards.deckId, decks.id))
      .where(
        and(
          eq(decks.userId, userId),
          // An imported card brings ratings along that were not given here.
          sql`${cards.reps} > coalesce(${cards.initialMemory} ->> '$.reps', 0)`,
          isNull(cards.setAsideAt),
          quotesOneOf(source, fileIds),
        ),
      )
      .orderBy(desc(lastReview))
      .limit(limit),
  );
  return rows.map((row) => ({
    key: row.id,
    source: JSON.parse(row.source) as Citation,
    isRight: row.missedAt === null,
    answeredAt: row.lastReview?.getTime() ?? 0,
    review: row.keptAt && { id: row.id, due: row.due.getTime() },
  }));
}

/**
 * Records whether the cards of a deck are to be kept, and keeps them.
 * @returns how many cards the deck has; null if the learner has no such deck
 */
export async function recordKeepAnswer(
  database: Database,
  { userId, deckId }: { userId: string; deckId: string },
  keep: boolean,
  now: Date,
): Promise<number | null> {
  const own = and(eq(decks.id, deckId), eq(decks.userId, userId));
  const answer = database
    .update(decks)
    .set({ keepAnsweredAt: now })
    .where(own)
    .returning({ id: decks.id });
  const ofDeck = inArray(cards.deckId, database.select({ id: decks.id }).from(decks).where(own));
  const [answered, , counted] = await database.batch([
    answer,
    database
      .update(cards)
      .set({ keptAt: now })
      .where(and(ofDeck, isNull(cards.keptAt), keep ? undefined : sql`0`)),
    database.select({ count: sql<number>`count(*)` }).from(cards).where(ofDeck),
  ]);
  return answered.length > 0 ? (counted[0]?.count ?? 0) : null;
}
