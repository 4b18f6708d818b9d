import { BlockCount } from "~/library/extraction/block-count";
import type { Block, DocumentPage, ExtractedDocument } from "~/library/extraction/document";
import { ExtractionError } from "~/library/extraction/extraction-error";
import {
  findMainPart,
  MAX_INFLATED,
  MAX_PAGES,
  readRelationships,
} from "~/library/extraction/office-package";
import { assembleDocument } from "~/library/extraction/plain-text";
import { speakerNote } from "~/library/extraction/speaker-notes";
import { readAttribute, XmlReader } from "~/library/extraction/xml-reader";
import { ZipArchive } from "~/library/extraction/zip-archive";
import { type Bullets, readBullets } from "./bullets";
import { SlideReader } from "./slide";

/** Extracts the text of a presentation: a page for each slide, with its notes as footnotes. */
export function extractPptx(bytes: Uint8Array): ExtractedDocument {
  const archive = new ZipArchive(bytes, MAX_INFLATED);
  const presentation = new Presentation(archive);
  const slides = presentation.listSlides();
  if (slides.length > MAX_PAGES) {
    throw new ExtractionError("too_large", "The presentation has more slides than the limit.");
  }
  const pages = slides.map(
    (part, index): DocumentPage => ({ number: index + 1, blocks: presentation.readSlide(part) }),
  );
  const document = assembleDocument(pages);
  if (document.words === 0) throw new ExtractionError("no_text", "The slides hold no text.");
  return document;
}

class Presentation {
  readonly #archive: ZipArchive;
  /** Of layouts and masters, by their paths: slides share them. */
  readonly #bullets = new Map<string, Bullets>();
  readonly #count = new BlockCount();

  constructor(archive: ZipArchive) {
    this.#archive = archive;
  }

  /** The paths of the slides, in the order in which they are shown. */
  listSlides(): string[] {
    const main = findMainPart(this.#archive) ?? "ppt/presentation.xml";
    const targets = new Map(
      readRelationships(this.#archive, main).map(({ id, target }) => [id, target]),
    );
    const slides = new Set<string>();
    const complete = readXml(this.#archive, main, (name, attributes) => {
      if (name !== "p:sldId") return;
      const target = targets.get(readAttribute(attributes, "r:id") ?? "");
      if (target !== undefined) slides.add(target);
    });
    if (!complete) throw new ExtractionError("damaged", "The presentation part is missing.");
    return [...slides];
  }

  readSlide(part: string): Block[] {
    const related = readRelationships(this.#archive, part);
    const pathOf = (type: string) => related.find((one) => one.type === type)?.target;
    const slide = new SlideReader(this.#templatesOf(pathOf("slideLayout")));
    if (!this.#read(part, slide)) throw new ExtractionError("damaged", "A slide is missing.");
    const blocks = this.#counted(slide.takeBlocks());
    for (const { type, target } of related) {
      if (type !== "diagramData") continue;
      for (const block of this.#readDiagram(target)) blocks.push(block);
    }
    const notes = pathOf("notesSlide");
    return notes === undefined ? blocks : [...blocks, ...this.#readNotes(notes)];
  }

  #readNotes(part: string): Block[] {
    const reader = new SlideReader([], "body");
    this.#read(part, reader);
    return this.#counted(reader.takeBlocks()).map(speakerNote);
  }

  /** The limit holds for all slides together, and what is shown again counts again. */
  #counted(blocks: Block[]): Block[] {
    this.#count.add(blocks.length);
    return blocks;
  }

  /** The texts of a diagram (SmartArt), whose drawing is not read. */
  #readDiagram(part: string): Block[] {
    const reader = new SlideReader([]);
    this.#read(part, reader);
    return this.#counted(reader.takeBlocks()).map((block) => {
      return { ...block, kind: "list-item", level: 1 };
    });
  }

  #read(part: string, handler: SlideReader): boolean {
    const reader = new XmlReader(handler);
    if (!this.#archive.readText(part, (text) => reader.write(text))) return false;
    reader.end();
    return true;
  }

  /** A layout, then its master. */
  #templatesOf(layout: string | undefined): Bullets[] {
    if (layout === undefined) return [];
    const related = readRelationships(this.#archive, layout);
    const master = related.find(({ type }) => type === "slideMaster")?.target;
    return [layout, master].flatMap((part) => (part === undefined ? [] : [this.#bulletsOf(part)]));
  }

  #bulletsOf(part: string): Bullets {
    const bullets = this.#bullets.get(part) ?? readBullets(this.#archive, part);
    this.#bullets.set(part, bullets);
    return bullets;
  }
}

/** Reads the start tags of a part; false if there is none. */
function readXml(
  archive: ZipArchive,
  part: string,
  open: (name: string, attributes: string) => void,
): boolean {
  const reader = new XmlReader({ open, close() {} });
  if (!archive.readText(part, (text) => reader.write(text))) return false;
  reader.end();
  return true;
}
