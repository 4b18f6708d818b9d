import { strToU8 } from "fflate";
import { buildOpenDocument } from "~/library/extraction/sample-open-document";
import { buildDoc } from "./doc/sample-doc";
import { buildDocx, docxParagraph } from "./docx/sample-docx";
import { buildEpub } from "./epub/sample-epub";
import type { TextFormat } from "./formats";
import { buildPdf } from "./pdf/sample-pdf";
import { buildPptx, pptxShape } from "./pptx/sample-pptx";

const sentence = "Osmosis is the movement of water through a membrane.";

/** A small document of each format whose text is extracted, for tests of all formats. */
export const samples: Record<TextFormat["name"], { bytes: Uint8Array; text: string }> = {
  PDF: { bytes: buildPdf([[{ text: sentence, x: 50, y: 700 }]]), text: sentence },
  DOC: { bytes: buildDoc(`${sentence}\r`), text: sentence },
  PPTX: { bytes: buildPptx([{ shapes: pptxShape(null, [sentence]) }]), text: sentence },
  ODT: {
    bytes: buildOpenDocument("text", `<text:p>${sentence}</text:p>`),
    text: sentence,
  },
  ODP: {
    bytes: buildOpenDocument(
      "presentation",
      `<draw:page><draw:frame><text:p>${sentence}</text:p></draw:frame></draw:page>`,
    ),
    text: sentence,
  },
  EPUB: { bytes: buildEpub({ a: `<p>${sentence}</p>` }), text: sentence },
  RTF: { bytes: strToU8(`{\\rtf1 ${sentence}}`), text: sentence },
  TXT: { bytes: strToU8(sentence), text: sentence },
  MD: { bytes: strToU8(`**Osmosis**${sentence.slice(7)}`), text: sentence },
  HTML: { bytes: strToU8(`<p>${sentence}`), text: sentence },
  DOCX: { bytes: buildDocx(docxParagraph(sentence)), text: sentence },
};
