import { wholeLibrary } from "~/library/select-file";
import type { ExportFormat } from "./schema";

type Place = { id: string; fileId: string | null };

/** The ready list of a deck; its material stays selected beside it. */
export function deckLink({ id, fileId }: Place): string {
  return `/app/flashcards/${id}?${new URLSearchParams({ fileId: fileId ?? wholeLibrary })}`;
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

/** Where it is asked whether a card shall go. */
export function removeLink({ id }: Pick<Place, "id">, cardId: string): string {
  return `/app/flashcards/${id}/cards/${cardId}/remove`;
}

/** The settings again, as this deck was made. */
export function settingsLink({ id, fileId }: Place): string {
  return `/app/flashcards?${new URLSearchParams({ fileId: fileId ?? wholeLibrary, from: id })}`;
}

export function exportLink({ id }: Pick<Place, "id">, format: ExportFormat): string {
  return `/app/flashcards/${id}/export?format=${format}`;
}

/** What the last run through a deck came to. */
export function summaryLink({ id, fileId }: Place): string {
  return `/app/flashcards/${id}/summary?${new URLSearchParams({ fileId: fileId ?? wholeLibrary })}`;
}
