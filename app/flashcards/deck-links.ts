import type { ExportFormat } from "~/assessment/export/export-formats";
import { type StudyScope, scopedLink, scopeParameters } from "~/study-scope";

type Place = StudyScope & { id: string };

/** A page of a deck's cards; its material stays selected. */
export function deckLink({ id, ...scope }: Place, page = 1): string {
  const query = new URLSearchParams(scopeParameters(scope));
  if (page > 1) query.set("page", String(page));
  return `/app/flashcards/${id}?${query}`;
}

/** One side of one card of a deck, in the deck's order or a shuffled one. */
export function studyLink(
  { id, ...scope }: Place,
  shown: { card?: number; side?: "back"; shuffle?: number | undefined; cycle?: "completed" },
): string {
  const query = new URLSearchParams(scopeParameters(scope));
  for (const [name, value] of Object.entries(shown)) {
    if (value !== undefined) query.set(name, String(value));
  }
  return `/app/flashcards/${id}/study?${query}`;
}

/** The confirmation page before a card is removed. */
export function removeLink({ id }: Pick<Place, "id">, cardId: string): string {
  return `/app/flashcards/${id}/cards/${cardId}/remove`;
}

/** Where the course of a card is chosen. */
export function cardCourseLink({ id }: Pick<Place, "id">, cardId: string): string {
  return `/app/flashcards/${id}/cards/${cardId}/course`;
}

/** The settings form with the values of this deck. */
export function settingsLink({ id, ...scope }: Place): string {
  return `/app/flashcards?${new URLSearchParams({ ...scopeParameters(scope), from: id })}`;
}

export function exportLink({ id }: Pick<Place, "id">, format: ExportFormat): string {
  return `/app/flashcards/${id}/export?format=${format}`;
}

/** The result of the latest session. */
export function summaryLink({ id, ...scope }: Place): string {
  return scopedLink(`/app/flashcards/${id}/summary`, scope);
}
