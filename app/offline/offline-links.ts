export const offlinePath = "/offline";

/** The part of the copy that is shown; without any, the list of its contents. */
export interface OfflinePlace {
  /** The deck that is studied. */
  deck?: string;
  /** Whether today's review is studied. */
  review?: boolean;
  /** The document that is read. */
  file?: string;
  /** The part of the document, from 1. */
  part?: number;
  /** The card or question of the deck or the review. */
  item?: string;
  side?: "back";
  /** The answer to a question, to be shown with its feedback. */
  answered?: string;
}

export function offlineLink({ review, part, ...place }: OfflinePlace = {}): string {
  const query = new URLSearchParams(place);
  if (review) query.set("review", "today");
  if (part !== undefined && part > 1) query.set("part", String(part));
  return query.size > 0 ? `${offlinePath}?${query}` : offlinePath;
}

export function placeOf({ searchParams }: URL): OfflinePlace {
  const { deck, file, item, answered, review, side, part } = Object.fromEntries(searchParams);
  const number = Number(part);
  return {
    ...(deck !== undefined && { deck }),
    ...(file !== undefined && { file }),
    ...(item !== undefined && { item }),
    ...(answered !== undefined && { answered }),
    ...(review !== undefined && { review: true }),
    ...(side === "back" && { side }),
    ...(Number.isInteger(number) && number > 1 && { part: number }),
  };
}

/** The offline page that corresponds to a page of the product; for other pages, the list with their URL. */
export function offlineLinkFor({ pathname, searchParams, search }: URL): string {
  const deck = /^\/app\/flashcards\/(?!import|new-card)([a-z0-9]+)(\/|$)/.exec(pathname)?.[1];
  if (deck) return offlineLink({ deck });
  if (pathname === "/app/review/session") return offlineLink({ review: true });
  const file = searchParams.get("fileId");
  if (pathname === "/app/docs" && file && file !== "library") return offlineLink({ file });
  if (pathname === "/app" || pathname === "/app/review") return offlineLink();
  return `${offlinePath}?${new URLSearchParams({ asked: pathname + search })}`;
}
