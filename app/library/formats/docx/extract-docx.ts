import { classifyBlocks } from "~/library/extraction/classify-blocks";
import type { DocumentPage, ExtractedDocument } from "~/library/extraction/document";
import { ExtractionError } from "~/library/extraction/extraction-error";
import { findMainPart, MAX_INFLATED } from "~/library/extraction/office-package";
import { assembleDocument } from "~/library/extraction/plain-text";
import { XmlReader } from "~/library/extraction/xml-reader";
import { ZipArchive } from "~/library/extraction/zip-archive";
import { BodyReader, type PlacedBlock } from "./body";
import { type ListNumbering, readNumbering } from "./numbering";
import { readStyles, type StyleSheet } from "./styles";

/**
 * Extracts the text of a Word document. Only the text, style and note parts are inflated; nothing that
 * the package refers to is fetched.
 */
export function extractDocx(bytes: Uint8Array): ExtractedDocument {
  const archive = new ZipArchive(bytes, MAX_INFLATED);
  const main = findMainPart(archive) ?? "word/document.xml";
  const folder = main.slice(0, main.lastIndexOf("/") + 1);
  const styles = readStyles(archive, `${folder}styles.xml`);
  const numbering = readNumbering(archive, `${folder}numbering.xml`);
  const body = readPart(archive, main, styles, numbering);
  if (!body?.complete) throw new ExtractionError("damaged", "The document part is not complete.");
  const notes = new Map<string, string>();
  if (body.blocks.some(({ noteKey }) => noteKey !== null)) {
    for (const part of ["footnotes.xml", "endnotes.xml"]) {
      const read = readPart(archive, folder + part, styles, numbering)?.notes ?? [];
      for (const [key, text] of read) notes.set(key, text);
    }
  }
  const blocks = classifyBlocks(body.blocks);
  const document = assembleDocument(intoPages(blocks, notes, body.pageBreaks > 0));
  if (document.words === 0) throw new ExtractionError("no_text", "The document holds no text.");
  return document;
}

function readPart(
  archive: ZipArchive,
  path: string,
  styles: StyleSheet,
  numbering: ListNumbering,
): BodyReader | null {
  const body = new BodyReader(styles, numbering);
  const reader = new XmlReader(body);
  if (!archive.readText(path, (text) => reader.write(text))) return null;
  reader.end();
  return body;
}

function intoPages(
  blocks: readonly PlacedBlock[],
  notes: ReadonlyMap<string, string>,
  hasPages: boolean,
): DocumentPage[] {
  const pages: DocumentPage[] = [{ number: hasPages ? 1 : null, blocks: [] }];
  for (const { block, page, noteKey } of blocks) {
    const text = noteKey === null ? block.text : (notes.get(noteKey) ?? "");
    if (text === "") continue;
    while (hasPages && pages.length <= page) pages.push({ number: pages.length + 1, blocks: [] });
    (pages[hasPages ? page : 0] ?? pages.at(-1))?.blocks.push({ ...block, text });
  }
  return pages;
}
