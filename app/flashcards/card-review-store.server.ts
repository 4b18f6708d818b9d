import { and, asc, desc, eq, inArray, isNull, sql } from "drizzle-orm";
import type { Citation } from "~/ai/ports";
import type { AnsweredItem, AnsweredQuery } from "~/assessment/answered-items";
import { quotesOneOf } from "~/assessment/answered-queries.server";
import type { ItemOrigin } from "~/assessment/item-origin";
import { entriesToRead, ownDueOf } from "~/assessment/item-queries.server";
import { isReported } from "~/assessment/memory-columns.server";
import type {
  EntryQuery,
  FindOptions,
  ItemCollection,
  ReviewEntry,
  ReviewItem,
  WrongItem,
} from "~/assessment/review-items";
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
      .select({
        ...{ id, due, state, missedAt, missedSure },
        fileId: cardItems.fileId.as("item_file"),
        courseId: cardItems.courseId.as("item_course"),
      })
      .from(cards)
      .where(where)
      .orderBy(order)
      .limit(query.limit),
  );
  return rows.map((row) => ({ ...row, kind: "card" }));
}

/** Those of these cards that the learner has; with `withReported`, also reported ones. */
export async function findCards(
  database: Database,
  userId: string,
  ids: readonly string[],
  { withReported = false }: FindOptions = {},
): Promise<ReviewItem[]> {
  const rows = await selectItems(database).where(
    and(
      sql`${cards.id} IN (SELECT value FROM json_each(${JSON.stringify(ids)}))`,
      eq(cards.userId, userId),
      withReported ? undefined : isNull(cards.reportedAt),
    ),
  );
  return rows.map(toItem);
}

/** Of each of these decks the cards that are due first, in the order of the deck. */
export async function listUrgentCards(
  database: Database,
  userId: string,
  deckIds: readonly string[],
  mostOfDeck: number,
) {
  const rows = await selectItems(database)
    .where(
      and(
        eq(cards.userId, userId),
        sql`${cards.id} IN (SELECT id FROM (
          SELECT id, row_number() OVER (PARTITION BY deck_id ORDER BY due, number) AS place
          FROM cards WHERE set_aside_at IS NULL
            AND deck_id IN (SELECT value FROM json_each(${JSON.stringify(deckIds)}))
        ) WHERE place <= ${mostOfDeck})`,
      ),
    )
    .orderBy(asc(cards.number));
  return rows.map((row) => ({
    ...toItem(row),
    deckId: row.card.deckId,
    number: row.card.number,
    isKept: row.card.keptAt !== null,
  }));
}

function selectItems(database: Database) {
  return database
    .select({
      card: cards,
      fileId: cardItems.fileId,
      courseId: decks.courseId,
      title: decks.title,
    })
    .from(cards)
    .innerJoin(decks, eq(decks.id, cards.deckId));
}

function toItem({
  card,
  ...deck
}: ItemOrigin & { card: typeof cards.$inferSelect; title: string }): ReviewItem {
  return {
    ...card,
    kind: "card",
    ownDue: ownDueOf(card),
    ...deck,
    question: null,
    source: JSON.parse(card.source) as Citation | null,
  };
}

/** The latest cards that were reported as wrong, newest first; of all learners, or of one. */
export async function listWrongCards(
  database: Database,
  limit: number,
  userId?: Owner["id"],
): Promise<WrongItem[]> {
  const { id, front, back, source } = cards;
  const rows = await database
    .select({
      ...{ id, front, back, source },
      reason: cards.reportReason,
      at: cards.reportedAt,
    })
    .from(cards)
    .where(and(isReported(cards), userId ? eq(cards.userId, userId) : undefined))
    .orderBy(desc(cards.reportedAt))
    .limit(limit);
  return rows.map((row) => ({
    ...row,
    kind: "card",
    source: JSON.parse(row.source) as Citation | null,
    reason: row.reason ?? "",
    at: row.at ?? new Date(0),
  }));
}

/** By what a card is recognised in another deck. */
export function keyOfCard({ front, back }: { front: string; back: string }): string {
  return `${front}\n${back}`;
}

/** The keys of the cards that a learner reported as wrong. */
export async function listReportedKeys(database: Database, userId: string): Promise<string[]> {
  const { front, back, reportedAt } = cards;
  const rows = await database
    .select({ front, back })
    .from(cards)
    .where(and(eq(cards.userId, userId), isReported(cards)))
    .orderBy(desc(reportedAt))
    .limit(1_000);
  return rows.map(keyOfCard);
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
          isNull(cards.reportedAt),
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

/** The newest deck of which the learner has not said whether to keep its cards. */
export async function findUnanswered(
  database: Database,
  userId: Owner["id"],
): Promise<{ id: string; title: string } | null> {
  const [deck] = await database.read(
    database
      .select({ id: decks.id, title: decks.title })
      .from(decks)
      .where(and(eq(decks.userId, userId), isNull(decks.keepAnsweredAt)))
      .orderBy(desc(decks.createdAt))
      .limit(1),
  );
  return deck ?? null;
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

/** Takes the cards of a deck out of review; each keeps its memory. @returns whether the learner has the deck */
export async function releaseCards(
  database: Database,
  { userId, deckId }: { userId: string; deckId: string },
): Promise<boolean> {
  const own = database
    .select({ id: decks.id })
    .from(decks)
    .where(and(eq(decks.id, deckId), eq(decks.userId, userId)));
  const [found] = await database.batch([
    own,
    database.update(cards).set({ keptAt: null }).where(inArray(cards.deckId, own)),
  ]);
  return found.length > 0;
}

/** The learner's decks of no single document, newest first. */
export async function listCollections(
  database: Database,
  userId: string,
): Promise<ItemCollection[]> {
  const rows = await database
    .select({
      id: decks.id,
      title: decks.title,
      courseId: decks.courseId,
      count: sql<number>`(SELECT count(*) FROM cards WHERE deck_id = decks.id AND set_aside_at IS NULL)`,
    })
    .from(decks)
    .where(and(eq(decks.userId, userId), isNull(decks.fileId)))
    .orderBy(desc(decks.createdAt));
  return rows.map((row) => ({ ...row, href: `/app/flashcards/${row.id}` }));
}

/** Puts a deck into a course, or out of it. @returns whether the learner has it, and it is of no single document */
export async function moveDeck(
  database: Database,
  { userId, id }: { userId: string; id: string },
  courseId: string | null,
): Promise<boolean> {
  const moved = await database
    .update(decks)
    .set({ courseId })
    .where(and(eq(decks.id, id), eq(decks.userId, userId), isNull(decks.fileId)))
    .returning({ id: decks.id });
  return moved.length > 0;
}
