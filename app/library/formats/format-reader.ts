import type { ExtractedDocument } from "~/library/extraction/document";

/** Reads the files of a format; runs in `workers/documents`. */
export interface FormatReader {
  /**
   * What bytes are that begin with the format's signature, or with none if it has none; null if they are
   * not of this format. It is asked about empty and truncated files too.
   */
  detect(bytes: Uint8Array): "readable" | "encrypted" | null;
  /** Whether bytes that no format claims are a damaged file of this one. */
  isDamaged?(bytes: Uint8Array): boolean;
  /**
   * The text, in reading order. Memory and time must stay bounded for any bytes.
   * @param bytes the reader may take them over: they may be gone afterwards
   * @throws ExtractionError
   */
  extract(bytes: Uint8Array): ExtractedDocument | Promise<ExtractedDocument>;
}
