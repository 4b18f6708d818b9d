import { sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { Database } from "~/platform/database.server";
import { ignoreDuplicate } from "~/platform/ignore-duplicate.server";
import type { DeckRow } from "./deck-store.server";
import type { StoredCard } from "./schema";
import { cards, decks } from "./tables.server";

/** Characters of JSON in one statement; D1 takes 2 MB, and a character is up to three bytes. */
const statementLength = 600_000;

/** Adds a deck with cards that have memories of their own, in one batch: all or nothing. */
export async function insertCards(
  database: Database,
  deck: DeckRow,
  flashcards: readonly StoredCard[],
): Promise<void> {
  const inserts = inParts(flashcards).map((rows) => insertRows(database, deck.id, rows));
  await ignoreDuplicate(database.batch([database.insert(decks).values(deck), ...inserts]));
}

function insertRows(database: Database, deckId: string, rows: string): BatchItem<"sqlite"> {
  return database.insert(cards).select(sql`
    SELECT value ->> 'id', ${deckId}, value ->> 'number', value ->> 'front', value ->> 'back',
      value -> 'source', value ->> 'due', value ->> 'stability', value ->> 'difficulty',
      value ->> 'scheduledDays', value ->> 'learningSteps', value ->> 'reps', value ->> 'lapses',
      value ->> 'state', value ->> 'lastReview'
    FROM json_each(${rows})`);
}

/** The cards as JSON arrays, each short enough for one statement. */
function inParts(flashcards: readonly StoredCard[]): string[] {
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
