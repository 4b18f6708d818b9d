import { type getDocumentProxy, getResolvedPDFJS } from "unpdf";
import { type ExtractedDocument, MAX_CHARACTERS } from "~/library/extraction/document";
import { ExtractionError } from "~/library/extraction/extraction-error";
import { assembleDocument } from "~/library/extraction/plain-text";
import { BlockBuilder } from "./blocks";
import { buildFragments, type Fragment, type PdfTextItem } from "./fragments";
import { layOut, type Region } from "./layout";
import { orderLigatures } from "./ligatures";
import { removeRunningHeads } from "./running-heads";
import { areSlides, type PageSize } from "./slides";
import { boldFontCandidates, measureStyle } from "./style";
import { exceededWorkLimit, rejectWhenOverworked, releaseWorkMeter } from "./work-limit";

type PdfDocument = Awaited<ReturnType<typeof getDocumentProxy>>;

const MAX_PAGES = 3000;
/** Fonts are known only after reading all that a page draws, so only a few pages are tested. */
const MAX_FONT_PAGES = 4;
/** Control, private-use and replacement characters: what broken character maps yield. */
const GARBAGE = /[^\P{Cc}\t\n\v\f\r]|[\p{Co}\ufffd]/gu;

/**
 * Extracts the text of a PDF from the positions of its letters.
 * @param bytes pdf.js takes over their buffer, which saves a copy: they are gone afterwards
 */
export async function extractPdf(bytes: Uint8Array): Promise<ExtractedDocument> {
  const { getDocument } = await getResolvedPDFJS();
  const hasPictures = showsPictures(bytes);
  const task = getDocument({
    data: bytes,
    verbosity: 0,
    useSystemFonts: true,
    disableFontFace: true,
    // Text needs no pictures: none is decoded.
    maxImageSize: 1,
    stopAtErrors: false,
  });
  return buildBlocks(await readLayout(task, hasPictures));
}

type LoadingTask = ReturnType<Awaited<ReturnType<typeof getResolvedPDFJS>>["getDocument"]>;

/** What remains of a PDF after it was closed. */
interface DocumentLayout {
  pages: Region[][];
  /** Of pages that are slides. */
  slides: PageSize[] | null;
  style: ConstructorParameters<typeof BlockBuilder>[0];
  picturePages: number[];
}

async function readLayout(task: LoadingTask, hasPictures: boolean): Promise<DocumentLayout> {
  try {
    const reading = open(task.promise).then((pdf) => layOutPages(pdf, hasPictures));
    return await Promise.race([reading, rejectWhenOverworked(task.docId)]);
  } catch (error) {
    if (!exceededWorkLimit(task.docId)) throw error;
    throw new ExtractionError("too_large", "The PDF unpacks to too much.", { cause: error });
  } finally {
    const closing = task.destroy();
    // A page that was stopped never ends, and closing waits for it.
    if (exceededWorkLimit(task.docId)) closing.catch(() => {});
    else await closing;
    releaseWorkMeter(task.docId);
  }
}

async function layOutPages(pdf: PdfDocument, hasPictures: boolean): Promise<DocumentLayout> {
  if (pdf.numPages > MAX_PAGES) {
    throw new ExtractionError("too_large", `The PDF has more than ${MAX_PAGES} pages.`);
  }
  const read = await readPages(pdf);
  const fragments = removeRunningHeads(read.map((page) => page.fragments));
  const pages = fragments.map((page) => (page.length > 0 ? layOut(page) : []));
  const empty = pages.flatMap((regions, index) => (regions.length === 0 ? [index + 1] : []));
  const picturePages = hasPictures ? empty : [];
  if (picturePages.length > pages.length / 2) {
    throw new ExtractionError("only_pictures", "Most pages are pictures.", {
      pages: pages.length,
    });
  }
  if (empty.length === pages.length) {
    throw new ExtractionError("no_text", "No page of the PDF holds text.");
  }
  const style = measureStyle(pages);
  const bold = await findBoldFonts(pdf, boldFontCandidates(pages, style));
  const sizes = read.map(({ size }) => size);
  return {
    pages,
    slides: areSlides(sizes) ? sizes : null,
    style: { ...style, bold },
    picturePages,
  };
}

/** Frees each page once its blocks are built: a book's lines take more memory than its text. */
function buildBlocks({ pages, slides, style, picturePages }: DocumentLayout): ExtractedDocument {
  const builder = new BlockBuilder(style, hyphenatedWords(pages));
  for (const [index, regions] of pages.entries()) {
    builder.addPage(index + 1, regions, slides?.[index] ?? null);
    pages[index] = [];
  }
  return { ...assembleDocument(builder.finish()), picturePages };
}

/** Pictures are streams, and what describes a stream is never packed. */
function showsPictures(bytes: Uint8Array): boolean {
  const chunk = 1 << 20;
  const latin = new TextDecoder("latin1");
  for (let start = 0; start < bytes.length; start += chunk) {
    const part = latin.decode(bytes.subarray(start, start + chunk + 32));
    if (/\/Subtype\s*\/Image\b/.test(part)) return true;
  }
  return false;
}

async function open(opening: Promise<PdfDocument>): Promise<PdfDocument> {
  try {
    return await opening;
  } catch (error) {
    const name = error instanceof Error ? error.name : "";
    throw name === "PasswordException"
      ? new ExtractionError("encrypted", "The PDF asks for a password.", { cause: error })
      : new ExtractionError("damaged", "The PDF cannot be opened.", { cause: error });
  }
}

interface PageText {
  fragments: Fragment[];
  size: PageSize;
}

/** One after the other: side by side they would take no less time, and more memory. */
async function readPages(pdf: PdfDocument): Promise<PageText[]> {
  const pages: PageText[] = [];
  let failures = 0;
  let characters = 0;
  for (let number = 1; number <= pdf.numPages; number++) {
    try {
      const page = await readPage(pdf, number);
      pages.push(page);
      for (const { length } of page.fragments) characters += length;
    } catch {
      // One broken page does not take the others with it.
      pages.push({ fragments: [], size: { width: 0, height: 0 } });
      failures++;
    }
    if (characters > MAX_CHARACTERS || exceededWorkLimit(pdf.loadingTask.docId)) {
      throw new ExtractionError("too_large", "The PDF holds too much text.");
    }
  }
  if (failures > 0 && pages.every(({ fragments }) => fragments.length === 0)) {
    throw new ExtractionError("damaged", "No page of the PDF can be read.");
  }
  return pages;
}

async function readPage(pdf: PdfDocument, number: number): Promise<PageText> {
  const page = await pdf.getPage(number);
  try {
    const content = await page.getTextContent();
    const items = content.items.filter((item): item is typeof item & PdfTextItem => "str" in item);
    const { width, height } = page.getViewport({ scale: 1 });
    const size = { width, height };
    if (isGarbage(items)) return { fragments: [], size };
    return { fragments: buildFragments(await orderLigatures(page, items), page.rotate), size };
  } finally {
    page.cleanup();
  }
}

/** A font without a usable character map: what comes out are not the letters on the page. */
function isGarbage(items: readonly PdfTextItem[]): boolean {
  let length = 0;
  let garbage = 0;
  for (const { str } of items) {
    length += str.length;
    garbage += str.match(GARBAGE)?.length ?? 0;
  }
  return garbage * 2 > length;
}

async function findBoldFonts(
  pdf: PdfDocument,
  candidates: Map<string, number>,
): Promise<Set<string>> {
  const bold = new Set<string>();
  const pages = [...new Set(candidates.values())].slice(0, MAX_FONT_PAGES);
  for (const index of pages) {
    try {
      const page = await pdf.getPage(index + 1);
      await page.getOperatorList();
      for (const font of candidates.keys()) {
        if (page.commonObjs.has(font) && isBold(page.commonObjs.get(font))) bold.add(font);
      }
      page.cleanup();
    } catch {
      // Without the font's name its lines stay paragraphs.
    }
  }
  return bold;
}

function isBold(font: unknown): boolean {
  if (typeof font !== "object" || font === null) return false;
  if ("bold" in font && font.bold === true) return true;
  if ("black" in font && font.black === true) return true;
  return (
    "name" in font &&
    typeof font.name === "string" &&
    /bold|black|heavy|semibold|demi/i.test(font.name)
  );
}

/** "Seventeenth-century": no syllable of a longer word. */
const ENDS_COMPOUND = /-(?:century|centuries|years?)$/u;

/** Tells from the whole document whether a word divided at its hyphen keeps it. */
function hyphenatedWords(layouts: readonly Region[][]): (word: string) => boolean {
  const known = collectHyphenated(layouts);
  return (word) => known.has(word) || ENDS_COMPOUND.test(word);
}

function collectHyphenated(layouts: readonly Region[][]): Set<string> {
  const words = new Set<string>();
  for (const regions of layouts) {
    for (const { lines } of regions) {
      for (const { cells } of lines) {
        for (const { runs } of cells) {
          for (const { text } of runs) {
            if (!text.includes("-")) continue;
            for (const word of text.match(/\p{L}+(?:-\p{L}+)+/gu) ?? [])
              words.add(word.toLowerCase());
          }
        }
      }
    }
  }
  return words;
}
