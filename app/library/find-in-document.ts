import type { TextBlock } from "~/ai/ports";
import { findAll } from "./find-text";

/** A match: the nth, from 0, in a passage's headings or in its text. */
export interface FoundPlace {
  passageId: number;
  ordinal: number;
  part: "heading" | "text";
  nth: number;
}

/** Every match of `words` in a document's passages and their headings, in reading order. */
export function findInDocument(
  passages: { id: number; ordinal: number; text: string; blocks: readonly TextBlock[] }[],
  words: string,
): FoundPlace[] {
  return passages.flatMap(({ id, ordinal, text, blocks }) => {
    const places = (part: FoundPlace["part"], contents: string[]) =>
      contents
        .flatMap((content) => findAll(content, words))
        .map((_, nth) => ({ passageId: id, ordinal, part, nth }));
    const headings = blocks.filter(({ kind }) => kind === "heading");
    return [
      ...places(
        "heading",
        headings.map((block) => block.text),
      ),
      ...places("text", [text]),
    ];
  });
}
