import { findAll } from "./find-text";

/** One of the places that were looked for: the nth in a passage's heading or text, from 0. */
export interface FoundPlace {
  passageId: number;
  ordinal: number;
  part: "heading" | "text";
  nth: number;
}

/**
 * Every place of `words` in a document's passages, in reading order. A heading is looked at once,
 * where its section begins.
 */
export function findInDocument(
  passages: { id: number; ordinal: number; heading: string | null; text: string }[],
  words: string,
): FoundPlace[] {
  return passages.flatMap(({ id, ordinal, heading, text }, index) => {
    const begins = heading !== null && heading !== passages[index - 1]?.heading;
    const places = (part: FoundPlace["part"], content: string) =>
      findAll(content, words).map((_, nth) => ({ passageId: id, ordinal, part, nth }));
    return [...(begins ? places("heading", heading) : []), ...places("text", text)];
  });
}
