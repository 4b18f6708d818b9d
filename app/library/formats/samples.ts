import { strToU8 } from "fflate";
import { MAX_BLOCKS } from "~/library/extraction/document";
import { buildOpenDocument } from "~/library/extraction/sample-open-document";
import { buildDoc } from "./doc/sample-doc";
import { buildDocx, docxParagraph } from "./docx/sample-docx";
import { buildEpub } from "./epub/sample-epub";
import type { TextFormat } from "./formats";
import { buildPdf } from "./pdf/sample-pdf";
import { buildPptx, pptxShape } from "./pptx/sample-pptx";

const sentence = "Osmosis is the movement of water through a membrane.";

interface Sample {
  /** A small document. */
  bytes: Uint8Array;
  /** Its text. */
  text: string;
  /** A document with more blocks than the limit; null if the reader limits its work in another way. */
  tooManyBlocks: (() => Uint8Array) | null;
}

const repeated = (paragraph: string) => paragraph.repeat(MAX_BLOCKS + 1);

const odpSlide = (text: string) => `<draw:page><draw:frame>${text}</draw:frame></draw:page>`;

/** For tests of all formats whose text is extracted. */
export const samples: Record<TextFormat["name"], Sample> = {
  PDF: {
    bytes: buildPdf([[{ text: sentence, x: 50, y: 700 }]]),
    text: sentence,
    tooManyBlocks: null,
  },
  DOC: {
    bytes: buildDoc(`${sentence}\r`),
    text: sentence,
    tooManyBlocks: () => buildDoc(repeated("a\r")),
  },
  DOCX: {
    bytes: buildDocx(docxParagraph(sentence)),
    text: sentence,
    tooManyBlocks: () => buildDocx(repeated(docxParagraph("a"))),
  },
  PPTX: {
    bytes: buildPptx([{ shapes: pptxShape(null, [sentence]) }]),
    text: sentence,
    tooManyBlocks: () => buildPptx([{ shapes: pptxShape(null, Array(MAX_BLOCKS + 1).fill("a")) }]),
  },
  ODT: {
    bytes: buildOpenDocument("text", `<text:p>${sentence}</text:p>`),
    text: sentence,
    tooManyBlocks: () => buildOpenDocument("text", repeated("<text:p>a</text:p>")),
  },
  ODP: {
    bytes: buildOpenDocument("presentation", odpSlide(`<text:p>${sentence}</text:p>`)),
    text: sentence,
    tooManyBlocks: () =>
      buildOpenDocument("presentation", odpSlide(repeated("<text:p>a</text:p>"))),
  },
  EPUB: {
    bytes: buildEpub({ a: `<p>${sentence}</p>` }),
    text: sentence,
    tooManyBlocks: () => buildEpub({ a: repeated("<p>a</p>") }),
  },
  RTF: {
    bytes: strToU8(`{\\rtf1 ${sentence}}`),
    text: sentence,
    tooManyBlocks: () => strToU8(`{\\rtf1 ${repeated("a\\par ")}}`),
  },
  TXT: {
    bytes: strToU8(sentence),
    text: sentence,
    tooManyBlocks: () => strToU8(repeated("a.\n\n")),
  },
  MD: {
    bytes: strToU8(`**Osmosis**${sentence.slice(7)}`),
    text: sentence,
    tooManyBlocks: () => strToU8(repeated("a\n\n")),
  },
  HTML: {
    bytes: strToU8(`<p>${sentence}`),
    text: sentence,
    tooManyBlocks: () => strToU8(repeated("<p>a</p>")),
  },
};
