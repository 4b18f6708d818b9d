import { docReader } from "./doc/reader";
import { docxReader } from "./docx/reader";
import { epubReader } from "./epub/reader";
import type { FormatReader } from "./format-reader";
import type { TextFormat } from "./formats";
import { htmlReader } from "./html/reader";
import { mdReader } from "./md/reader";
import { odpReader } from "./odp/reader";
import { odtReader } from "./odt/reader";
import { pdfReader } from "./pdf/reader";
import { pptxReader } from "./pptx/reader";
import { rtfReader } from "./rtf/reader";
import { txtReader } from "./txt/reader";

/** By the names of their formats. */
export const readers: Record<TextFormat["name"], FormatReader> = {
  PDF: pdfReader,
  DOC: docReader,
  DOCX: docxReader,
  PPTX: pptxReader,
  ODT: odtReader,
  ODP: odpReader,
  EPUB: epubReader,
  TXT: txtReader,
  MD: mdReader,
  HTML: htmlReader,
  RTF: rtfReader,
};
