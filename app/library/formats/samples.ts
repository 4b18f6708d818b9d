import { buildDoc } from "./doc/sample-doc";
import { buildDocx, docxParagraph } from "./docx/sample-docx";
import type { TextFormat } from "./formats";
import { buildPdf } from "./pdf/sample-pdf";

const sentence = "Osmosis is the movement of water through a membrane.";

/** A small document of each format whose text is extracted, for tests of all formats. */
export const samples: Record<TextFormat["name"], { bytes: Uint8Array; text: string }> = {
  PDF: { bytes: buildPdf([[{ text: sentence, x: 50, y: 700 }]]), text: sentence },
  DOC: { bytes: buildDoc(`${sentence}\r`), text: sentence },
  DOCX: { bytes: buildDocx(docxParagraph(sentence)), text: sentence },
};
