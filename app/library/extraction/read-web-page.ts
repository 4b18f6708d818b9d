import { Readability } from "@mozilla/readability";
import { Parser } from "htmlparser2";
import { parseHTML } from "linkedom/worker";
import { decodePieces, detectEncoding, isText } from "./decode-text";
import type { Block, ExtractedDocument } from "./document";
import { ExtractionError } from "./extraction-error";
import { readHtml } from "./html-blocks";
import { declaredEncoding } from "./html-encoding";
import { assembleDocument, countWords, normalizeText } from "./plain-text";

/** Of a page whose main text is looked for; of a larger one, all is read. */
const MOST_CHARACTERS = 3_000_000;
const MOST_ELEMENTS = 30_000;
/** Elements, comments, and the texts between them and entities. */
const MOST_NODES = 200_000;
/** Less than this share of a page's words, or fewer words, is not its main text. */
const LEAST_SHARE = 0.1;
const LEAST_WORDS = 50;
const DEEPEST = 512;
/** Characters that are read before checking whether to continue. */
const PIECE = 16_384;

/** The main text of a web page: what is left without its menus, advertisements and comments. */
export function readWebPage(bytes: Uint8Array): ExtractedDocument {
  if (!isText(bytes)) throw new ExtractionError("wrong_type", "The page is not text.");
  const encoding = detectEncoding(bytes, declaredEncoding(bytes));
  const all = readHtml(decodePieces(bytes, encoding));
  const main = readMainText(bytes, encoding);
  const words = wordsOf(main);
  const isMain = words >= LEAST_WORDS && words >= LEAST_SHARE * wordsOf(all);
  return assembleDocument([{ number: null, blocks: isMain ? main : all }]);
}

function readMainText(bytes: Uint8Array, encoding: string): Block[] {
  if (bytes.length > MOST_CHARACTERS) return [];
  try {
    const html = withBody([...decodePieces(bytes, encoding)].join(""));
    if (!isOrdinary(html)) return [];
    const { document } = parseHTML(html);
    if (isDeep(document.documentElement)) return [];
    const reader = new Readability(document, { keepClasses: true });
    const article = reader.parse();
    const title = normalizeText(article?.title ?? "");
    const blocks = readHtml([article?.content ?? ""]);
    const isTitled = title === "" || blocks.some((block) => block.text === title);
    return isTitled ? blocks : [{ kind: "heading", level: 1, text: title }, ...blocks];
  } catch (error) {
    if (error instanceof ExtractionError) throw error;
    // A page that its rules cannot take.
    return [];
  }
}

/**
 * Whether a page has no more parts than ordinary ones, and they nest no deeper than browsers let them: each
 * takes memory, and work for those around it.
 */
function isOrdinary(html: string): boolean {
  let elements = 0;
  let nodes = 0;
  let depth = 0;
  let deepest = 0;
  const countNode = () => {
    nodes++;
  };
  const onopentag = () => {
    elements++;
    nodes++;
    deepest = Math.max(deepest, ++depth);
  };
  const onclosetag = () => {
    depth--;
  };
  const parser = new Parser({ onopentag, onclosetag, ontext: countNode, oncomment: countNode });
  const isWithin = () => elements <= MOST_ELEMENTS && nodes <= MOST_NODES && deepest <= DEEPEST;
  for (let at = 0; at < html.length && isWithin(); at += PIECE) {
    parser.write(html.slice(at, at + PIECE));
  }
  return isWithin();
}

/** The same of the document, whose parser makes up fewer end tags: headings within each other. */
function isDeep(root: Element): boolean {
  let depth = 1;
  for (let element: Element | null = root; element !== null; ) {
    if (depth > DEEPEST) return true;
    const child: Element | null = element.firstElementChild;
    if (child) {
      depth++;
      element = child;
      continue;
    }
    while (element !== null && element !== root && element.nextElementSibling === null) {
      depth--;
      element = element.parentElement;
    }
    element = element === root ? null : (element?.nextElementSibling ?? null);
  }
  return false;
}

/** Pages may leave out the tags around them, which the parser needs. */
function withBody(html: string): string {
  return /<body[\s>]/i.test(html) ? html : `<html><head></head><body>${html}</body></html>`;
}

function wordsOf(blocks: readonly Block[]): number {
  return blocks.reduce((sum, { text }) => sum + countWords(text), 0);
}
