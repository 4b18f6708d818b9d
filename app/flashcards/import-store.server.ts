import { and, eq, isNotNull, isNull, type SQL, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { Memory } from "~/assessment/memory";
import type { ItemCheck } from "~/billing/within-stored-items.server";
import type { Database } from "~/platform/database.server";
import { ignoreDuplicate } from "~/platform/ignore-duplicate.server";
import { isOneOf } from "~/platform/is-one-of.server";
import { cardItems, type DeckRow } from "./deck-store.server";
import type { StoredCard } from "./schema";
import { cards, decks } from "./tables.server";

interface ImportedRow extends StoredCard {
  /** JSON of the memory that it brought along; null if it was new. */
  initialMemory: string | null;
  /** By which its package recognises it; null if it came from none. */
  importedKey: string | null;
}

/** Characters of JSON in one statement; D1 takes 2 MB, and a character is up to three bytes. */
const statementLength = 600_000;

/** Adds a deck with cards that have memories of their own, in one batch: all or nothing. */
export async function insertCards(
  database: Database,
  { deck, check }: { deck: DeckRow; check: ItemCheck },
  flashcards: readonly ImportedRow[],
): Promise<void> {
  const inserts = inParts(flashcards).map((rows) => insertRows(database, deck, rows));
  await ignoreDuplicate(database.batch([database.insert(decks).values(deck), ...inserts, check]));
}

/** Adds cards to a deck that the learner has, in one batch. */
export async function appendCards(
  database: Database,
  { deck, check }: { deck: Pick<DeckRow, "id" | "userId" | "createdAt">; check: ItemCheck },
  flashcards: readonly ImportedRow[],
): Promise<void> {
  const [first, ...others] = inParts(flashcards).map((rows) => insertRows(database, deck, rows));
  if (first) await database.batch([first, ...others, check]);
}

/**
 * A learner who imports cards wants to review them: they are kept at once.
 * @param deck.createdAt when they are kept
 */
function insertRows(
  database: Database,
  deck: Pick<DeckRow, "id" | "userId" | "createdAt">,
  rows: string,
): BatchItem<"sqlite"> {
  return database.insert(cards).select(sql`
    SELECT value ->> 'id', ${deck.id}, value ->> 'number', value ->> 'front', value ->> 'back',
      value -> 'source', value ->> 'due', value ->> 'stability', value ->> 'difficulty',
      value ->> 'scheduledDays', value ->> 'learningSteps', value ->> 'reps', value ->> 'lapses',
      value ->> 'state', value ->> 'lastReview', ${deck.userId}, ${deck.createdAt.getTime()}, NULL, NULL,
      NULL, 0, value ->> 'initialMemory', value ->> 'importedKey'
    FROM json_each(${rows})`);
}

/** The cards as JSON arrays, each short enough for one statement. */
function inParts(flashcards: readonly ImportedRow[]): string[] {
  const rows = flashcards.map((card) =>
    JSON.stringify({
      ...card,
      due: card.due.getTime(),
      lastReview: card.lastReview?.getTime() ?? null,
    }),
  );
  return joinParts(rows);
}

function joinParts(rows: readonly string[]): string[] {
  const parts: string[] = [];
  let part: string[] = [];
  let length = 0;
  for (const row of rows) {
    if (length + row.length > statementLength && part.length > 0) {
      parts.push(`[${part.join()}]`);
      part = [];
      length = 0;
    }
    part.push(row);
    length += row.length + 1;
  }
  if (part.length > 0) parts.push(`[${part.join()}]`);
  return parts;
}

/** A card that the learner has, as an import compares it. */
export interface OwnedCard {
  id: string;
  deckId: string;
  deckTitle: string;
  importedKey: string | null;
  front: string;
  back: string;
  fileId: string | null;
  courseId: string | null;
}

/** The learner's cards that one of these keys names: as their id, or as the key with which they were imported. */
export async function findByKeys(
  database: Database,
  userId: string,
  keys: readonly string[],
): Promise<OwnedCard[]> {
  const own = eq(cards.userId, userId);
  const [byId, byKey] = await database.batch([
    selectOwned(database, and(own, isOneOf(cards.id, keys))),
    selectOwned(database, and(own, isNotNull(cards.importedKey), isOneOf(cards.importedKey, keys))),
  ]);
  return [...new Map([...byId, ...byKey].map((card) => [card.id, card])).values()];
}

/** The learner's cards in review that have one of these fronts. */
export async function findByFronts(
  database: Database,
  userId: string,
  fronts: readonly string[],
): Promise<OwnedCard[]> {
  const parts = joinParts(fronts.map((front) => JSON.stringify(front)));
  const found = await Promise.all(
    parts.map((part) =>
      selectOwned(
        database,
        and(
          eq(cards.userId, userId),
          isNotNull(cards.keptAt),
          sql`${cards.front} IN (SELECT value FROM json_each(${part}))`,
        ),
      ),
    ),
  );
  return found.flat();
}

/** The learner's cards without a key in decks of no document that have a title. */
export async function listOfDeckTitle(
  database: Database,
  userId: string,
  title: string,
): Promise<OwnedCard[]> {
  return selectOwned(
    database,
    and(
      eq(decks.userId, userId),
      eq(decks.title, title),
      isNull(decks.fileId),
      isNull(cards.importedKey),
    ),
  );
}

function selectOwned(database: Database, where: SQL | undefined) {
  const { id, deckId, importedKey, front, back } = cards;
  return database
    .select({
      ...{ id, deckId, importedKey, front, back, deckTitle: decks.title },
      fileId: cardItems.fileId.as("item_file"),
      courseId: decks.courseId,
    })
    .from(cards)
    .innerJoin(decks, eq(decks.id, cards.deckId))
    .where(where);
}

/** How many cards a deck of the learner has, and its last number. */
export async function measureDeck(
  database: Database,
  { userId, id }: { userId: string; id: string },
): Promise<{ count: number; last: number }> {
  const [found] = await database
    .select({ count: sql<number>`count(*)`, last: sql<number>`coalesce(max(${cards.number}), 0)` })
    .from(cards)
    .where(and(eq(cards.deckId, id), eq(cards.userId, userId)));
  return found ?? { count: 0, last: 0 };
}

/** What an import says of a card that the learner has. */
export interface KnownUpdate {
  id: string;
  importedKey: string | null;
  /** With the due time that exams allow; null if the package has none. */
  memory: Memory | null;
  /** JSON of the memory as the package has it. */
  initialMemory: string | null;
}

/**
 * Notes the keys of cards. Those that were never rated here take a memory that is newer than theirs: there is nothing
 * of the learner's to lose.
 */
export async function updateKnown(
  database: Database,
  userId: string,
  known: readonly KnownUpdate[],
): Promise<void> {
  const rows = known.map(({ memory, ...card }) =>
    JSON.stringify({
      ...card,
      memory: memory && {
        ...memory,
        due: memory.due.getTime(),
        lastReview: memory.lastReview?.getTime() ?? 0,
      },
    }),
  );
  for (const part of joinParts(rows)) {
    await database.run(sql`
      UPDATE cards SET imported_key = known.value ->> '$.importedKey'
      FROM json_each(${part}) AS known
      WHERE cards.id = known.value ->> '$.id' AND cards.user_id = ${userId}
        AND cards.imported_key IS NULL AND cards.id <> known.value ->> '$.importedKey'`);
    await database.run(sql`
      UPDATE cards SET due = known.value ->> '$.memory.due', stability = known.value ->> '$.memory.stability',
        difficulty = known.value ->> '$.memory.difficulty', scheduled_days = known.value ->> '$.memory.scheduledDays',
        learning_steps = known.value ->> '$.memory.learningSteps', reps = known.value ->> '$.memory.reps',
        lapses = known.value ->> '$.memory.lapses', state = known.value ->> '$.memory.state',
        last_review = known.value ->> '$.memory.lastReview', initial_memory = known.value ->> '$.initialMemory'
      FROM json_each(${part}) AS known
      WHERE cards.id = known.value ->> '$.id' AND cards.user_id = ${userId}
        AND known.value ->> '$.memory.lastReview' > coalesce(cards.last_review, 0)
        AND NOT EXISTS (SELECT 1 FROM review_log WHERE item_id = cards.id)`);
  }
}
