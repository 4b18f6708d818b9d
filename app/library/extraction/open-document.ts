import type { FormatReader } from "~/library/formats/format-reader";
import type { ExtractedDocument } from "./document";
import { ExtractionError } from "./extraction-error";
import { MathmlWriter } from "./mathml";
import { isCutArchive, MAX_INFLATED } from "./office-package";
import { OpenDocumentBody } from "./open-document-body";
import { assembleDocument } from "./plain-text";
import { XmlReader } from "./xml-reader";
import { ZipArchive } from "./zip-archive";

const MEDIA_TYPE = "application/vnd.oasis.opendocument.";
const MANIFEST = "META-INF/manifest.xml";
/** Bytes that may be inflated to find out what an archive is. */
const MOST_TO_DETECT = 1024 * 1024;

/** Reads OpenDocument files of a kind: texts, or presentations with a page for each slide. */
export function openDocumentReader(kind: "text" | "presentation"): FormatReader {
  const mediaType = MEDIA_TYPE + kind;
  return {
    detect(bytes) {
      try {
        const archive = new ZipArchive(bytes, MOST_TO_DETECT);
        const declared = readPart(archive, "mimetype").trim();
        const manifest = readPart(archive, MANIFEST);
        const isOfKind = declared === mediaType || declared === `${mediaType}-template`;
        if (!isOfKind && !(declared === "" && manifest.includes(`"${mediaType}"`))) return null;
        return /<(?:\w+:)?encryption-data\b/.test(manifest) ? "encrypted" : "readable";
      } catch {
        return null;
      }
    },
    isDamaged: (bytes) => isCutArchive(bytes, (head) => head.includes(mediaType)),
    extract: (bytes) => extract(bytes, kind),
  };
}

function extract(bytes: Uint8Array, kind: "text" | "presentation"): ExtractedDocument {
  const archive = new ZipArchive(bytes, MAX_INFLATED);
  const body = new OpenDocumentBody(kind === "text", (object) => readFormula(archive, object));
  for (const part of ["styles.xml", "content.xml"]) {
    const reader = new XmlReader(body);
    if (archive.readText(part, (text) => reader.write(text))) reader.end();
  }
  if (!body.complete) throw new ExtractionError("damaged", "The content part is not complete.");
  const pages = body.pages.map((blocks, index) => ({
    number: kind === "text" ? null : index + 1,
    blocks,
  }));
  const document = assembleDocument(pages);
  if (document.words === 0) throw new ExtractionError("no_text", "The document holds no text.");
  return document;
}

/** An embedded object as a line of text, if it is a formula. @param object its address in the file */
function readFormula(archive: ZipArchive, object: string): string {
  const formula = new MathmlWriter();
  const reader = new XmlReader(formula);
  archive.readText(`${object.replace(/^\.\//, "")}/content.xml`, (text) => reader.write(text));
  return formula.line ?? "";
}

/** A short part; "" if there is none. */
function readPart(archive: ZipArchive, name: string): string {
  let content = "";
  archive.readText(name, (text) => {
    content += text;
  });
  return content;
}
