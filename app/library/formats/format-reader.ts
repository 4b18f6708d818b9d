import type { ExtractedDocument } from "~/library/extraction/document";

/** Reads the files of a format; runs in `workers/documents`. */
export interface FormatReader {
  /**
   * Whether bytes that begin with the format's signature (or any, if it has none) are a file of this format; null if
   * not. Also called with empty and truncated files.
   */
  detect(bytes: Uint8Array): "readable" | "encrypted" | null;
  /** Whether bytes that no format has detected are a damaged file of this one. */
  isDamaged?(bytes: Uint8Array): boolean;
  /**
   * The text, in reading order. Memory and time must stay bounded for any bytes.
   * @param bytes the reader may transfer them, which leaves them empty
   * @throws ExtractionError
   */
  extract(bytes: Uint8Array): ExtractedDocument | Promise<ExtractedDocument>;
}
