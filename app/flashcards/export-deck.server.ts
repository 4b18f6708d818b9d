import type { Actor, App } from "~/platform/app.server";
import { writeAnkiPackage } from "./anki-package";
import { toCsv } from "./csv";
import type { StoredDeck } from "./deck-store.server";
import { findDeck } from "./find-deck.server";
import { openSqlite } from "./open-sqlite.server";
import type { ExportFormat, StoredCard } from "./schema";

interface ExportedDeck {
  fileName: string;
  contentType: string;
  bytes: Uint8Array<ArrayBuffer>;
}

/**
 * Exports a deck: as CSV for spreadsheets and most flashcard programs, or as a package for Anki.
 * @throws AppError not_found
 */
export async function exportDeck(
  app: App,
  actor: Actor,
  { deckId, format }: { deckId: string; format: ExportFormat },
): Promise<ExportedDeck> {
  const deck = await findDeck(app, actor, deckId);
  const now = app.clock.now();
  const name = `flashcards-${now.toISOString().slice(0, 10)}`;
  if (format === "anki") {
    return {
      fileName: `${name}.apkg`,
      contentType: "application/octet-stream",
      bytes: await toPackage(deck, now),
    };
  }
  return {
    fileName: `${name}.csv`,
    contentType: "text/csv; charset=utf-8",
    bytes: new TextEncoder().encode(toTable(deck)),
  };
}

function toTable({ cards }: StoredDeck): string {
  const rows = cards.map(({ front, back, source }) => [
    front,
    back,
    source?.quote ?? "",
    source?.page ? String(source.page) : "",
  ]);
  return toCsv([["front", "back", "source", "page"], ...rows]);
}

async function toPackage(deck: StoredDeck, now: Date) {
  const cards = deck.cards.map((card) => ({ ...card, source: describeSource(card) }));
  const bytes = await writeAnkiPackage(await openSqlite(), { ...deck, cards }, now);
  return new Uint8Array(bytes);
}

function describeSource({ source }: StoredCard): string {
  if (!source) return "";
  return source.page === null ? source.quote : `${source.quote} (page ${source.page})`;
}
