import { strToU8, zipSync } from "fflate";
import { docxParagraph } from "~/library/formats/docx/sample-docx";
import { buildEpub } from "~/library/formats/epub/sample-epub";
import { buildPptx, pptxShape } from "~/library/formats/pptx/sample-pptx";
import { type Named, repeat } from "./document-shapes";
import { grow } from "./shapes";

/** Archives of many parts, or of parts that refer to many. */
export const packageShapes: readonly Named<Uint8Array>[] = [
  [
    "pptx: many slides",
    (length) =>
      buildPptx(
        Array.from({ length: length / 1_000 }, (_, at) => ({
          shapes: pptxShape(null, [`Slide ${at}`]),
          notes: pptxShape('type="body"', ["a"]),
        })),
      ),
  ],
  [
    "pptx: many slides that are not there",
    (length) => presentation((at) => `<p:sldId r:id="rId${at}"/>`, length),
  ],
  [
    "pptx: many diagrams",
    (length) =>
      buildPptx([{ shapes: pptxShape(null, ["a"]) }], {
        "ppt/slides/_rels/slide1.xml.rels": `<Relationships>${repeat('<Relationship Id="r" Type="x/diagramData" Target="d.xml"/>')(length)}</Relationships>`,
        "ppt/slides/d.xml": "<a:p><a:r><a:t>a</a:t></a:r></a:p>",
      }),
  ],
  [
    "pptx: one diagram of many texts",
    (length) =>
      buildPptx([{ shapes: pptxShape(null, ["a"]) }], {
        "ppt/slides/_rels/slide1.xml.rels":
          '<Relationships><Relationship Id="r" Type="x/diagramData" Target="d.xml"/></Relationships>',
        "ppt/slides/d.xml": repeat("<a:p><a:r><a:t>a</a:t></a:r></a:p>")(length),
      }),
  ],
  [
    "epub: many chapters",
    (length) =>
      buildEpub(
        Object.fromEntries(Array.from({ length: length / 500 }, (_, at) => [`c${at}`, "<p>a"])),
      ),
  ],
  [
    "epub: one chapter again and again",
    (length) =>
      buildEpub(
        { a: "<p>It is here." },
        {
          "OPS/book.opf": `<package><item id="a" href="text/a.xhtml" media-type="application/xhtml+xml"/>${repeat('<itemref idref="a"/>')(length)}</package>`,
        },
      ),
  ],
  [
    "epub: many names of one chapter",
    (length) =>
      buildEpub(
        { a: "<p>It is here." },
        {
          "OPS/book.opf": `<package>${grow(length, (at) => `<item id="a${at}" href="text/a.xhtml" media-type="application/xhtml+xml"/><itemref idref="a${at}"/>`)}</package>`,
        },
      ),
  ],
  [
    "epub: many titles",
    (length) =>
      buildEpub(
        { a: "<p>It is here." },
        {
          "OPS/toc.ncx": `<ncx>${grow(length, (at) => `<navPoint><navLabel><text>Title ${at}</text></navLabel><content src="text/a${at}.xhtml"/></navPoint>`)}</ncx>`,
        },
      ),
  ],
  ["epub: a book in a deep folder", (length) => deepBook(length)],
  [
    "docx: many small parts",
    (length) =>
      zipSync(
        {
          "[Content_Types].xml": strToU8("<Types/>"),
          "word/document.xml": strToU8(
            `<w:document><w:body>${docxParagraph("a")}</w:body></w:document>`,
          ),
          ...Object.fromEntries(
            Array.from({ length: Math.min(60_000, length / 30) }, (_, at) => [
              `word/${at}`,
              new Uint8Array(),
            ]),
          ),
        },
        { level: 0 },
      ),
  ],
];

function presentation(entry: (at: number) => string, length: number): Uint8Array {
  return buildPptx([{ shapes: pptxShape(null, ["a"]) }], {
    "ppt/presentation.xml": `<p:presentation>${grow(length / 2, entry)}</p:presentation>`,
    "ppt/_rels/presentation.xml.rels": `<Relationships>${grow(length, (at) => `<Relationship Id="rId${at}" Type="x/slide" Target="slides/s${at}.xml"/>`)}</Relationships>`,
  });
}

/** A book in a deep folder, with many items. */
function deepBook(length: number): Uint8Array {
  const folder = "a/".repeat(Math.min(30_000, length / 40));
  return buildEpub(
    { a: "<p>It is here." },
    {
      "META-INF/container.xml": `<container><rootfile full-path="${folder}b.opf"/></container>`,
      [`${folder}b.opf`]: `<package>${grow(length, (at) => `<item id="a${at}" href="${at}" media-type="application/xhtml+xml"/>`)}</package>`,
    },
  );
}
