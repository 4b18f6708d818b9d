import { type Block, type DocumentPage, type ExtractedDocument, MAX_CHARACTERS } from "./document";
import { ExtractionError } from "./extraction-error";

/** Characters of scripts that are written without spaces between words. */
const UNSPACED = "\\u3005-\\u30ff\\u3400-\\u9fff\\uf900-\\ufaff\\uff66-\\uff9f";
const CJK = `${UNSPACED}\\u3000-\\u3004\\uff00-\\uff65`;
const UNSPACED_CHARACTER = new RegExp(
  `[${UNSPACED}\\u0e00-\\u0eff\\u1000-\\u109f\\u1780-\\u17ff]`,
  "gu",
);
const SPACE_BETWEEN_CJK = new RegExp(`(?<=[${CJK}]) +(?=[${CJK}])`, "gu");
const HAS_CJK = new RegExp(`[${CJK}]`, "u");
// Arabic vowel signs sit on the letter before them; PDF fonts place them as glyphs of their own.
const SPACE_BEFORE_MARK = / +(?=[\u064b-\u0652\u0670])/g;
const HAS_ARABIC_MARK = /[\u064b-\u0652\u0670]/;
const INVISIBLE =
  /[^\P{Cc}\t\n\v\f\r]|[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]/gu;

/** Words with single spaces in the commonest characters: nothing to change. */
const LONGEST_TESTED = 10_000;
const PLAIN_ASCII = /^(?:[!-~\u2010-\u201d]+ )*[!-~\u2010-\u201d]+$/;

/** Characters that are normalized at once: a replacement holds all its matches in memory. */
const PIECE = 100_000;

/** Collapses white space to single spaces and removes invisible characters. */
export function normalizeText(text: string): string {
  if (text.length < LONGEST_TESTED && PLAIN_ASCII.test(text)) return text;
  const pieces: string[] = [];
  for (let start = 0; start < text.length; ) {
    let end = Math.min(start + PIECE, text.length);
    // No rule reaches over a place without white space on either side.
    while (end < text.length && /\s/.test(text.slice(end - 1, end + 1))) end++;
    pieces.push(normalizePiece(text.slice(start, end)));
    start = end;
  }
  return pieces.join("").trim();
}

function normalizePiece(text: string): string {
  let result = text.replace(INVISIBLE, "").replace(/\s+/g, " ");
  if (HAS_CJK.test(result)) result = result.replace(SPACE_BETWEEN_CJK, "");
  if (HAS_ARABIC_MARK.test(result)) result = result.replace(SPACE_BEFORE_MARK, "");
  return result;
}

/** How many characters belong to scripts without spaces between words. */
export function countUnspacedCharacters(text: string): number {
  return countMatches(text, UNSPACED_CHARACTER);
}

/** Keeps no match: the millions of a long text take many times its memory. */
function countMatches(text: string, pattern: RegExp): number {
  let count = 0;
  pattern.lastIndex = 0;
  while (pattern.test(text)) count++;
  return count;
}

/** Words by white space; in scripts without spaces two characters count as one word. */
export function countWords(text: string): number {
  const words = countMatches(text, /\S+/g);
  const unspaced = countUnspacedCharacters(text);
  return unspaced > 0 ? Math.max(words, Math.round(unspaced / 2)) : words;
}

/**
 * Makes a document of pages and counts their words.
 * @throws {ExtractionError} if the text is too long, for example by notes that are repeated often
 */
export function assembleDocument(pages: DocumentPage[]): ExtractedDocument {
  let words = 0;
  let characters = 0;
  for (const { text } of pages.flatMap((page) => page.blocks)) {
    characters += text.length;
    if (characters > MAX_CHARACTERS) {
      throw new ExtractionError("too_large", "The document holds more text than the limit.");
    }
    words += countWords(text);
  }
  return { pages, words };
}

const LIST_MARKER =
  /^(?:[•\uf000-\uf0ff▪◦‣∙·●○■□–—*-]|\(?\d{1,3}[.)]|\(?[a-zA-Z][.)]|\(?[ivx]{1,5}[.)])\s+(?=\S)/u;

/** Whether a line of text opens with a bullet or an item number. */
export function startsWithListMarker(text: string): boolean {
  return LIST_MARKER.test(text);
}

const LONGEST_CONTENTS = 500;
/** A line of a table of contents: a title, leader dots or a tab, a page number. */
const CONTENTS_LINE = /^.{2,200}?(?:(?:\s*[.·…_]){3,}|\s…|\t)\s*(\d{1,4}|[ivxlc]{1,7})$/iu;

/** The match of such a line; null for any other text. */
export function contentsOf(text: string): RegExpExecArray | null {
  return text.length > LONGEST_CONTENTS ? null : CONTENTS_LINE.exec(text);
}

/** Whether a block is a line of a table of contents rather than text to learn from. */
export function isContentsLine(block: Block): boolean {
  return block.kind !== "footnote" && contentsOf(block.text) !== null;
}

const RAISABLE = /^\s*[-+\u2212\u2013]?\d{1,3}[-+\u2212]?\s*$|^[-+\u2212]$/;
const SUPERSCRIPTS: Record<string, string> = {
  ...{ "0": "⁰", "1": "¹", "2": "²", "3": "³", "4": "⁴", "5": "⁵", "6": "⁶", "7": "⁷" },
  ...{ "8": "⁸", "9": "⁹", "-": "⁻", "\u2212": "⁻", "\u2013": "⁻", "+": "⁺" },
};

/**
 * A raised number as superscript characters: "10" and a raised "7" must not read as 107. A space after it
 * parts it from the next word.
 */
export function raiseDigits(text: string): string {
  if (!RAISABLE.test(text)) return text;
  return text.trimStart().replace(/./gu, (sign) => SUPERSCRIPTS[sign] ?? sign);
}
