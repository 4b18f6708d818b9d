import { MAX_CHARACTERS } from "~/library/extraction/document";
import { ExtractionError } from "~/library/extraction/extraction-error";
import type { CompoundFile } from "./compound-file";
import { viewOf } from "./view-of";
import {
  type CharacterProperties,
  find,
  findNear,
  type ParagraphProperties,
  readCharacterProperties,
  readFormatting,
  readHeadingStyles,
  readParagraphProperties,
} from "./word-formatting";

/** The text of a binary Word file and its formatting. */
export interface WordBinary {
  /** All text, main document first; one UTF-16 unit for each character position. */
  text: string;
  mainLength: number;
  /** Positions of note marks in the main text, each with its note's text range. */
  notes: { at: number; from: number; to: number }[];
  paragraphAt(position: number): ParagraphProperties | null;
  headingLevelOf(style: number): number | null;
  charactersAt(position: number): CharacterProperties | null;
}

interface Piece {
  start: number;
  length: number;
  offset: number;
  width: 1 | 2;
}

const WORD_97 = 0xa5ec;
/** Word 6 and 95; the last three mark files from East Asia. */
const WORD_6 = [0xa5dc, 0xa697, 0xa698, 0xa699];

/** Reads a Word 97 to 2003 file, or the plain text of a Word 6 or 95 one ([MS-DOC]). */
export function readWordBinary(file: CompoundFile): WordBinary {
  const main = file.stream("WordDocument");
  if (!main || main.length < 0x200) {
    throw new ExtractionError("damaged", "The file has no Word document stream.");
  }
  const fib = viewOf(main);
  const identifier = fib.getUint16(0, true);
  const flags = fib.getUint16(0x0a, true);
  const isOld = WORD_6.includes(identifier) || fib.getUint16(2, true) < 105;
  if (identifier !== WORD_97 && !WORD_6.includes(identifier)) {
    throw new ExtractionError("damaged", "The Word document stream has an unknown version.");
  }
  if ((flags & 0x0100) !== 0) throw new ExtractionError("encrypted", "The Word file is encrypted.");
  if (isOld) return readOldWord(main, fib, flags);
  const table = file.stream((flags & 0x0200) !== 0 ? "1Table" : "0Table");
  if (!table) throw new ExtractionError("damaged", "The Word file has no table stream.");
  const part = (offset: number) => {
    const start = fib.getUint32(offset, true);
    return table.subarray(start, start + fib.getUint32(offset + 4, true));
  };
  const pieces = readPieces(part(0x1a2), 2);
  const text = decodePieces(main, pieces, "windows-1252");
  const mainLength = fib.getUint32(0x4c, true);
  const footnotes = mainLength;
  const lengths = [0x50, 0x54, 0x5c].map((offset) => fib.getUint32(offset, true));
  const endnotes = footnotes + lengths.reduce((sum, length) => sum + length, 0);
  const paragraphs = readFormatting(main, part(0x102), readParagraphProperties, 13);
  const characters = readFormatting(main, part(0xfa), readCharacterProperties, 1);
  const headings = readHeadingStyles(part(0xa2));
  return {
    text,
    mainLength,
    notes: [
      ...readNotes(part(0xaa), part(0xb2), footnotes),
      ...readNotes(part(0x20a), part(0x212), endnotes),
    ].sort((a, b) => a.at - b.at),
    paragraphAt: (position) => find(paragraphs, fileOffset(pieces, position)),
    headingLevelOf: (style) => headings[style] ?? null,
    charactersAt: findNear(characters, (position) => fileOffset(pieces, position)),
  };
}

/** Word 6 and 95 keep 8-bit text in the main stream; their formatting tables are not read. */
function readOldWord(main: Uint8Array, fib: DataView, flags: number): WordBinary {
  const mainLength = fib.getUint32(0x34, true);
  const start = fib.getUint32(0x18, true);
  let pieces: Piece[] = [{ start: 0, length: mainLength, offset: start, width: 1 }];
  const table = fib.getUint32(0x160, true);
  const tableEnd = table + fib.getUint32(0x164, true);
  // A file truncated before its piece table still has its text, though perhaps not the latest.
  if ((flags & 0x0004) !== 0 && tableEnd <= main.length) {
    const isEastAsian = fib.getUint16(0, true) !== WORD_6[0];
    pieces = readPieces(main.subarray(table, tableEnd), isEastAsian ? 2 : 1);
  }
  const text = decodePieces(main, pieces, encodingOfLanguage(fib.getUint16(6, true)));
  return {
    text,
    mainLength,
    notes: [],
    paragraphAt: () => null,
    headingLevelOf: () => null,
    charactersAt: () => null,
  };
}

function encodingOfLanguage(language: number): string {
  const primary = language & 0x3ff;
  if ([0x19, 0x22, 0x23, 0x02].includes(primary)) return "windows-1251";
  if ([0x15, 0x05, 0x0e, 0x18, 0x1b, 0x24].includes(primary)) return "windows-1250";
  const others: Record<number, string> = {
    8: "windows-1253",
    31: "windows-1254",
    13: "windows-1255",
  };
  return primary === 1 ? "windows-1256" : (others[primary] ?? "windows-1252");
}

/** The piece table gives the place of each piece of text in the file. */
function readPieces(clx: Uint8Array, plainWidth: 1 | 2): Piece[] {
  const view = viewOf(clx);
  let position = 0;
  while (view.getUint8(position) === 1) position += 3 + view.getUint16(position + 1, true);
  if (view.getUint8(position) !== 2) {
    throw new ExtractionError("damaged", "The Word file has no piece table.");
  }
  const count = Math.floor((view.getUint32(position + 1, true) - 4) / 12);
  position += 5;
  const pieces: Piece[] = [];
  for (let index = 0; index < count; index++) {
    const start = view.getUint32(position + index * 4, true);
    const end = view.getUint32(position + index * 4 + 4, true);
    const code = view.getUint32(position + (count + 1) * 4 + index * 8 + 2, true);
    const compressed = plainWidth === 1 || (code & 0x40000000) !== 0;
    const offset = code & 0x3fffffff;
    if (end < start) throw new ExtractionError("damaged", "The piece table runs backwards.");
    pieces.push({
      start,
      length: end - start,
      offset: compressed && plainWidth === 2 ? offset >>> 1 : offset,
      width: compressed ? 1 : 2,
    });
  }
  return pieces;
}

function decodePieces(main: Uint8Array, pieces: readonly Piece[], encoding: string): string {
  const narrow = new TextDecoder(encoding);
  let text = "";
  for (const { length, offset, width } of pieces) {
    const bytes = main.subarray(offset, offset + length * width);
    if (bytes.length < length * width) {
      throw new ExtractionError("damaged", "The Word file ends before its text.");
    }
    if (width === 1) text += narrow.decode(bytes);
    else
      for (let at = 0; at < bytes.length; at += 8192)
        text += decodeWide(bytes.subarray(at, at + 8192));
    if (text.length > MAX_CHARACTERS) {
      throw new ExtractionError("too_large", "The document holds more text than the limit.");
    }
  }
  return text;
}

/** One unit for one position, also for halves of surrogate pairs, which a TextDecoder would replace. */
function decodeWide(bytes: Uint8Array): string {
  const view = viewOf(bytes);
  const units: number[] = [];
  for (let at = 0; at + 1 < bytes.length; at += 2) units.push(view.getUint16(at, true));
  return String.fromCharCode(...units);
}

function fileOffset(pieces: readonly Piece[], position: number): number {
  let low = 0;
  let high = pieces.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((pieces[middle]?.start ?? 0) <= position) low = middle;
    else high = middle - 1;
  }
  const piece = pieces[low];
  return piece ? piece.offset + (position - piece.start) * piece.width : -1;
}

function readNotes(marks: Uint8Array, texts: Uint8Array, start: number): WordBinary["notes"] {
  const count = Math.floor((marks.length - 4) / 6);
  if (count <= 0 || texts.length < (count + 1) * 4) return [];
  const at = viewOf(marks);
  const bounds = viewOf(texts);
  return Array.from({ length: count }, (_, index) => ({
    at: at.getUint32(index * 4, true),
    from: start + bounds.getUint32(index * 4, true),
    to: start + bounds.getUint32(index * 4 + 4, true),
  }));
}
