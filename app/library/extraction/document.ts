import type { TextBlock } from "~/ai/ports";

/** Longer than any book; limits the time and memory for the text of a document. */
export const MAX_CHARACTERS = 8_000_000;

/** Paragraphs, items and cells of such a text: each takes memory, however short it is. */
export const MAX_BLOCKS = 150_000;

/** Passages of such a text: about two for each page of a long book in Chinese, the shortest there are. */
export const MAX_PASSAGES = 60_000;

/** A piece of text with its role in the document. */
export interface Block extends TextBlock {
  /** The number of an ordered item as written: "2.", "(b)". Bullets are dropped. */
  mark?: string;
}

/** A page as the reader shows it; `number` is null if the format has no fixed pages. */
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

/** A text of bounded length against which quotes are checked. */
export interface Passage {
  page: number | null;
  heading: string | null;
  /** The text of its blocks, each on separate lines, ordered items after their number. */
  text: string;
  blocks: TextBlock[];
}
