import type { FormatReader } from "../format-reader";
import { extractPdf } from "./extract-pdf";

/** Readers accept a PDF whose header comes within the first kilobyte. */
const headerRange = 1024;

export const pdfReader: FormatReader = {
  detect(bytes) {
    const head = String.fromCharCode(...bytes.subarray(0, headerRange));
    const isPage = head.trimStart().startsWith("<");
    return head.includes("%PDF-") && !isPage ? "readable" : null;
  },
  extract: extractPdf,
};
