/**
 * What the app, the browser and the workers know of a file format without reading it. A thumbnail
 * follows from `display`: a picture is its own, of everything else the first lines are drawn.
 */
export interface FileFormat {
  /** In lists of the formats that Fennec accepts. */
  name: string;
  /** Lower case; a file's extension is stored as its type. */
  extensions: readonly [string, ...string[]];
  /** Under which the bytes are stored and served; without parameters, as browsers declare it. */
  mediaType: string;
  /** What else systems declare it as. */
  otherMediaTypes?: readonly string[];
  /**
   * The first bytes of every such file, and of no other text; null if they vary. Such formats are asked,
   * in the order of `formats.ts`, about files that begin with no format's signature.
   */
  signature: readonly number[] | null;
  /** Whether its files are text: any text may bear its name, and a file of any such format is one. */
  isPlainText?: true;
  /** Whether `readers.ts` extracts its text, again after each update of the extraction. */
  hasText: boolean;
  /** What OCR can read of it: one picture, or those of its pages that are pictures. */
  ocr: "picture" | "pages" | null;
  /** How it is shown: as a picture, in a frame beside its text, or as its text with a link to save it. */
  display: "picture" | "frame" | "download";
  icon: "page" | "letters" | "picture";
}

/** Whether bytes begin with the signature of a format. */
export function hasSignature({ signature }: FileFormat, bytes: Uint8Array): boolean {
  return signature?.every((byte, index) => bytes[index] === byte) ?? false;
}
