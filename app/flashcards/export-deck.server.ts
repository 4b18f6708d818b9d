import { toCsv } from "~/assessment/csv";
import { type ExportedFile, type ExportFormat, toFile } from "~/assessment/export/export-formats";
import { exportSet } from "~/assessment/export/export-questions";
import type { Actor, App } from "~/platform/app.server";
import { writeAnkiPackage } from "./anki-package";
import type { StoredDeck } from "./deck-store.server";
import { findDeck } from "./find-deck.server";
import { openSqlite } from "./open-sqlite.server";

/**
 * Exports a deck: as a package for Anki with its schedule, as CSV for spreadsheets and most flashcard
 * programs, as Markdown to read, or as questions for a learning platform.
 * @throws AppError not_found
 */
export async function exportDeck(
  app: App,
  actor: Actor,
  { deckId, format }: { deckId: string; format: ExportFormat },
): Promise<ExportedFile> {
  return writeDeck(await findDeck(app, actor, deckId), format, app.clock.now());
}

/** A deck as a file. */
export async function writeDeck(
  deck: StoredDeck,
  format: ExportFormat,
  now: Date,
): Promise<ExportedFile> {
  const file = { name: "flashcards", format, now };
  if (format === "apkg") return toFile(file, await toPackage(deck, now));
  if (format === "csv") return toFile(file, toTable(deck));
  const items = deck.cards.map(({ front, back, source }) => {
    return { kind: "open" as const, text: front, answer: back, source };
  });
  return exportSet({ id: deck.id, title: deck.title, items }, format, file);
}

/** With the file's id, by which an import finds the source again. */
function toTable({ cards }: StoredDeck): string {
  const rows = cards.map(({ front, back, source }) => [
    front,
    back,
    source?.quote ?? "",
    source?.page ? String(source.page) : "",
    source?.fileId ?? "",
  ]);
  return toCsv([["front", "back", "source", "page", "file"], ...rows]);
}

async function toPackage(deck: StoredDeck, now: Date): Promise<Uint8Array> {
  const cards = deck.cards.map((card) => {
    const { id, number, front, back, source } = card;
    return { id, number, front, back, source, memory: card.state === 0 ? null : card };
  });
  return writeAnkiPackage(await openSqlite(), { ...deck, cards }, now);
}
