import { toCsv } from "~/assessment/export/csv";
import { type ExportedFile, type ExportFormat, toFile } from "~/assessment/export/export-formats";
import { exportSet } from "~/assessment/export/export-questions";
import type { Actor, App } from "~/platform/app.server";
import { AppError } from "~/platform/errors";
import type { CardCollection } from "~/study-mode";
import { findWholeDeck, type StoredDeck } from "./deck-store.server";
import * as m from "./messages";

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
  const deck = await findWholeDeck(app.database, actor.id, deckId);
  if (!deck) throw new AppError("not_found", m.deckNotFound());
  return writeDeck(app, deck, format);
}

/** A deck as a file. */
export async function writeDeck(
  app: App,
  deck: StoredDeck,
  format: ExportFormat,
): Promise<ExportedFile> {
  const now = app.clock.now();
  const file = { name: "flashcards", format, now };
  if (format === "apkg") {
    return toFile(file, await app.cardFiles.writePackage([describeDeck(deck)], now));
  }
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

/** A deck as a collection of cards. */
export function describeDeck({ id: deckId, title, createdAt, cards }: StoredDeck): CardCollection {
  return {
    id: deckId,
    title,
    createdAt,
    cards: cards.map(({ id, number, front, back, source, ...memory }) => {
      return { id, number, front, back, source, memory: memory.state === 0 ? null : memory };
    }),
  };
}
