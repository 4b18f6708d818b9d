/**
 * The description of a file format, for app, browser and workers. Thumbnails follow from `display`: a picture is its own
 * thumbnail, of other files the first lines are drawn.
 */
export interface FileFormat {
  /** In lists of the formats that Fennec accepts. */
  name: string;
  /** Lower case; a file's extension is stored as its type. */
  extensions: readonly [string, ...string[]];
  /** The media type with which the bytes are stored and served, without parameters. */
  mediaType: string;
  /** Other media types that systems use for it. */
  otherMediaTypes?: readonly string[];
  /**
   * The first bytes of every such file, and of no other text; null if they vary. A file without any format's signature
   * is passed to the readers of formats without one, in the order of `formats.ts`.
   */
  signature: readonly number[] | null;
  /** Whether its files are plain text, so that any plain text is a valid file of this format. */
  isPlainText?: true;
  /** Whether `readers.ts` extracts its text, again after each update of the extraction. */
  hasText: boolean;
  /** What OCR can read of it: one picture, or those of its pages that are pictures. */
  ocr: "picture" | "pages" | null;
  /** How it is shown: as a picture, in a frame next to its text, or as its text with a download link. */
  display: "picture" | "frame" | "download";
  icon: "page" | "letters" | "picture";
}

/** Of ZIP archives; "PK" alone may begin a text. */
export const zipSignature = [0x50, 0x4b, 0x03, 0x04] as const;

/** Whether bytes begin with the signature of a format. */
export function hasSignature({ signature }: FileFormat, bytes: Uint8Array): boolean {
  return signature?.every((byte, index) => bytes[index] === byte) ?? false;
}
