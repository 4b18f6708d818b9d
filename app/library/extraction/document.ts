/** One piece of running text, with the part it plays in the document. */
export interface Block {
  kind: "heading" | "paragraph" | "list-item" | "table-row" | "footnote";
  /** Depth of a heading or list item, from 1. */
  level?: number;
  text: string;
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
  text: string;
}
