import { BlockCount } from "~/library/extraction/block-count";
import type { Block, ExtractedDocument } from "~/library/extraction/document";
import { ExtractionError } from "~/library/extraction/extraction-error";
import { HtmlBlocks } from "~/library/extraction/html-blocks";
import { MAX_INFLATED } from "~/library/extraction/office-package";
import { assembleDocument } from "~/library/extraction/plain-text";
import { readAttribute, XmlReader } from "~/library/extraction/xml-reader";
import { ZipArchive } from "~/library/extraction/zip-archive";
import { pathOf } from "./package-paths";
import { readTitles } from "./read-titles";

export const CONTAINER = "META-INF/container.xml";
const ENCRYPTION = "META-INF/encryption.xml";
/** Fonts are obscured, which leaves the text as it is. */
const OBSCURED = ["http://www.idpf.org/2008/embedding", "http://ns.adobe.com/pdf/enc#RC"];
/** Documents in the order of reading; a book has a few hundred. */
const MOST_DOCUMENTS = 20_000;
const CONTENT = /^(?:application\/xhtml\+xml|text\/html|text\/x-oeb1-document)$/;

interface Package {
  /** Paths of the content documents, in reading order. */
  documents: string[];
  /** Paths of the tables of contents. */
  contents: string[];
}

/** Extracts the text of a book. A chapter without a heading gets its title of the table of contents. */
export function extractEpub(bytes: Uint8Array): ExtractedDocument {
  const archive = new ZipArchive(bytes, MAX_INFLATED);
  checkEncryption(archive);
  const { documents, contents } = readPackage(archive, findPackage(archive));
  if (documents.length > MOST_DOCUMENTS) {
    throw new ExtractionError("too_large", "The book has more parts than the limit.");
  }
  const titles = readTitles(archive, contents);
  const blocks: Block[] = [];
  const count = new BlockCount();
  let isComplete = false;
  for (const path of documents) {
    const chapter = readChapter(archive, path);
    isComplete ||= chapter !== null;
    const title = titles.get(path);
    const isTitled = chapter?.some(({ kind }) => kind === "heading") ?? true;
    if (title !== undefined && !isTitled) blocks.push({ kind: "heading", level: 1, text: title });
    count.add(chapter?.length ?? 0);
    for (const block of chapter ?? []) blocks.push(block);
  }
  if (!isComplete) throw new ExtractionError("damaged", "The book has none of its parts.");
  const document = assembleDocument([{ number: null, blocks }]);
  if (document.words === 0) throw new ExtractionError("no_text", "The book holds no text.");
  return document;
}

/** @throws ExtractionError if a protection against copies encrypts the text */
function checkEncryption(archive: ZipArchive): void {
  readTags(archive, ENCRYPTION, (name, attributes) => {
    if (!/(?:^|:)EncryptionMethod$/.test(name)) return;
    if (OBSCURED.includes(readAttribute(attributes, "Algorithm") ?? "")) return;
    throw new ExtractionError("encrypted", "The book is encrypted.");
  });
}

function findPackage(archive: ZipArchive): string {
  let path: string | null = null;
  readTags(archive, CONTAINER, (name, attributes) => {
    if (/(?:^|:)rootfile$/.test(name)) path ??= readAttribute(attributes, "full-path");
  });
  if (path === null || !archive.has(path)) {
    throw new ExtractionError("damaged", "The book has no package document.");
  }
  return path;
}

function readPackage(archive: ZipArchive, path: string): Package {
  const folder = path.slice(0, path.lastIndexOf("/") + 1);
  const items = new Map<string, { path: string; isContent: boolean }>();
  const documents = new Set<string>();
  const contents: string[] = [];
  const navigation = new Set<string>();
  readTags(archive, path, (name, attributes) => {
    if (/(?:^|:)item$/.test(name)) {
      const mediaType = readAttribute(attributes, "media-type") ?? "";
      const target = pathOf(folder, readAttribute(attributes, "href") ?? "");
      items.set(readAttribute(attributes, "id") ?? "", {
        path: target,
        isContent: CONTENT.test(mediaType),
      });
      const isNavigation = /\bnav\b/.test(readAttribute(attributes, "properties") ?? "");
      if (isNavigation) navigation.add(target);
      if (isNavigation || mediaType === "application/x-dtbncx+xml") contents.push(target);
    } else if (/(?:^|:)itemref$/.test(name)) {
      const item = items.get(readAttribute(attributes, "idref") ?? "");
      if (item?.isContent) documents.add(item.path);
    }
  });
  return { documents: [...documents].filter((one) => !navigation.has(one)), contents };
}

function readChapter(archive: ZipArchive, path: string): Block[] | null {
  const html = new HtmlBlocks(true);
  return archive.readText(path, (text) => html.write(text)) ? html.end() : null;
}

function readTags(
  archive: ZipArchive,
  path: string,
  open: (name: string, attributes: string) => void,
): void {
  const reader = new XmlReader({ open, close() {} });
  archive.readText(path, (text) => reader.write(text));
}
