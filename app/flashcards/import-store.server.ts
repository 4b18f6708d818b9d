import { sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { Database } from "~/platform/database.server";
import { ignoreDuplicate } from "~/platform/ignore-duplicate.server";
import type { DeckRow } from "./deck-store.server";
import type { StoredCard } from "./schema";
import { cards, decks } from "./tables.server";

interface ImportedRow extends StoredCard {
  /** JSON of the memory that it brought along; null if it was new. */
  initialMemory: string | null;
}

/** Characters of JSON in one statement; D1 takes 2 MB, and a character is up to three bytes. */
const statementLength = 600_000;

/** Adds a deck with cards that have memories of their own, in one batch: all or nothing. */
export async function insertCards(
  database: Database,
  deck: DeckRow,
  flashcards: readonly ImportedRow[],
): Promise<void> {
  const inserts = inParts(flashcards).map((rows) => insertRows(database, deck, rows));
  await ignoreDuplicate(database.batch([database.insert(decks).values(deck), ...inserts]));
}

/** A learner who imports cards wants to review them: they are kept at once. */
function insertRows(database: Database, deck: DeckRow, rows: string): BatchItem<"sqlite"> {
  return database.insert(cards).select(sql`
    SELECT value ->> 'id', ${deck.id}, value ->> 'number', value ->> 'front', value ->> 'back',
      value -> 'source', value ->> 'due', value ->> 'stability', value ->> 'difficulty',
      value ->> 'scheduledDays', value ->> 'learningSteps', value ->> 'reps', value ->> 'lapses',
      value ->> 'state', value ->> 'lastReview', ${deck.userId}, ${deck.createdAt.getTime()}, NULL, NULL,
      NULL, 0, value ->> 'initialMemory'
    FROM json_each(${rows})`);
}

/** The cards as JSON arrays, each short enough for one statement. */
function inParts(flashcards: readonly ImportedRow[]): string[] {
  const parts: string[] = [];
  let part: string[] = [];
  let length = 0;
  for (const card of flashcards) {
    const row = JSON.stringify({
      ...card,
      due: card.due.getTime(),
      lastReview: card.lastReview?.getTime() ?? null,
    });
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
