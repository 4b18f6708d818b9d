import type { TextBlock } from "~/ai/ports";

/** Longer than any book; guards the time and memory that a document's text takes. */
export const MAX_CHARACTERS = 8_000_000;

/** One piece of running text, with the part it plays in the document. */
export interface Block extends TextBlock {
  /** What the document writes before an ordered item: "2.", "(b)". Bullets are not kept. */
  mark?: string;
}

/** A page as the reader shows it; `number` is null where the format has no fixed pages. */
export interface DocumentPage {
  number: number | null;
  blocks: Block[];
}

/** The text of an uploaded file, in reading order. */
export interface ExtractedDocument {
  pages: DocumentPage[];
  words: number;
  /** Pages, from 1, that hold no text in a document with pictures: each may be a picture of text. */
  picturePages?: number[];
}

/** Text of one bounded length that a quote can be checked against. */
export interface Passage {
  page: number | null;
  heading: string | null;
  /** Its blocks, each on lines of its own, ordered items behind their mark. */
  text: string;
  blocks: TextBlock[];
}
