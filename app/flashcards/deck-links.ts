import type { ExportFormat } from "~/assessment/export/export-formats";
import { wholeLibrary } from "~/library/select-file";

type Place = { id: string; fileId: string | null };

/** A page of a deck's cards; its material stays selected. */
export function deckLink({ id, fileId }: Place, page = 1): string {
  const query = new URLSearchParams({ fileId: fileId ?? wholeLibrary });
  if (page > 1) query.set("page", String(page));
  return `/app/flashcards/${id}?${query}`;
}

/** One side of one card of a deck, in the deck's order or a shuffled one. */
export function studyLink(
  { id, fileId }: Place,
  shown: { card?: number; side?: "back"; shuffle?: number | undefined; cycle?: "completed" },
): string {
  const query = new URLSearchParams({ fileId: fileId ?? wholeLibrary });
  for (const [name, value] of Object.entries(shown)) {
    if (value !== undefined) query.set(name, String(value));
  }
  return `/app/flashcards/${id}/study?${query}`;
}

/** The confirmation page before a card is removed. */
export function removeLink({ id }: Pick<Place, "id">, cardId: string): string {
  return `/app/flashcards/${id}/cards/${cardId}/remove`;
}

/** The settings form with the values of this deck. */
export function settingsLink({ id, fileId }: Place): string {
  return `/app/flashcards?${new URLSearchParams({ fileId: fileId ?? wholeLibrary, from: id })}`;
}

export function exportLink({ id }: Pick<Place, "id">, format: ExportFormat): string {
  return `/app/flashcards/${id}/export?format=${format}`;
}

/** The result of the latest session. */
export function summaryLink({ id, fileId }: Place): string {
  return `/app/flashcards/${id}/summary?${new URLSearchParams({ fileId: fileId ?? wholeLibrary })}`;
}
