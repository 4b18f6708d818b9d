import { docReader } from "./doc/reader";
import { docxReader } from "./docx/reader";
import type { FormatReader } from "./format-reader";
import type { TextFormat } from "./formats";
import { pdfReader } from "./pdf/reader";

/** By the names of their formats. */
export const readers: Record<TextFormat["name"], FormatReader> = {
  PDF: pdfReader,
  DOC: docReader,
  DOCX: docxReader,
};
