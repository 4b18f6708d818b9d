import { MAX_CHARACTERS } from "~/library/extraction/document";
import { ExtractionError } from "~/library/extraction/extraction-error";
import type { CompoundFile } from "./compound-file";

/** The properties of a run of paragraphs. */
export interface ParagraphProperties {
  style: number;
  inTable: boolean;
  endsRow: boolean;
  listed: boolean;
  /** Depth of a list item, from 1. */
  listLevel: number;
  /** Of a row's end: whether the row is repeated as the header. */
  isHeader: boolean;
}

/** The properties of a run of characters. */
export interface CharacterProperties {
  /** Hidden, or deleted by a tracked change. */
  hidden: boolean;
  bold: boolean;
  underlined: boolean;
  /** Half points; null if given by the style. */
  size: number | null;
}

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

interface FileRange<Value> {
  from: number;
  to: number;
  value: Value;
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

function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
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

function find<Value>(ranges: readonly FileRange<Value>[], offset: number): Value | null {
  return findRange(ranges, offset)?.value ?? null;
}

function findRange<Value>(
  ranges: readonly FileRange<Value>[],
  offset: number,
): FileRange<Value> | null {
  let low = 0;
  let high = ranges.length - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const range = ranges[middle];
    if (!range) return null;
    if (offset < range.from) high = middle - 1;
    else if (offset >= range.to) low = middle + 1;
    else return range;
  }
  return null;
}

/** Looks values up by position: mostly the next one is in the same range as the last. */
function findNear<Value>(
  ranges: readonly FileRange<Value>[],
  offsetOf: (position: number) => number,
): (position: number) => Value | null {
  let last: FileRange<Value> | null = null;
  return (position) => {
    const offset = offsetOf(position);
    if (last === null || offset < last.from || offset >= last.to) last = findRange(ranges, offset);
    return last?.value ?? null;
  };
}

/** Walks the 512-byte formatting pages a bin table points to; `step` is the size of one entry. */
function readFormatting<Value>(
  main: Uint8Array,
  bins: Uint8Array,
  read: (page: DataView, offset: number) => Value,
  step: number,
): FileRange<Value>[] {
  const view = viewOf(bins);
  const count = Math.floor((bins.length - 4) / 8);
  const ranges: FileRange<Value>[] = [];
  // Each page is read once, even if a damaged table lists it again.
  const numbers = new Set<number>();
  for (let index = 0; index < count; index++) {
    numbers.add(view.getUint32((count + 1) * 4 + index * 4, true) & 0x3fffff);
  }
  for (const number of numbers) {
    const bytes = main.subarray(number * 512, number * 512 + 512);
    if (bytes.length < 512) continue;
    const page = viewOf(bytes);
    const runs = page.getUint8(511);
    for (let run = 0; run < runs && (runs + 1) * 4 + runs * step <= 511; run++) {
      const offset = page.getUint8((runs + 1) * 4 + run * step) * 2;
      const [from, to] = [page.getUint32(run * 4, true), page.getUint32(run * 4 + 4, true)];
      ranges.push({ from, to, value: read(page, offset) });
    }
  }
  return ranges.sort((a, b) => a.from - b.from);
}

function readParagraphProperties(page: DataView, offset: number): ParagraphProperties {
  const properties = {
    style: 0,
    inTable: false,
    endsRow: false,
    listed: false,
    listLevel: 1,
    isHeader: false,
  };
  if (offset === 0) return properties;
  const short = page.getUint8(offset);
  const start = short === 0 ? offset + 2 : offset + 1;
  const length = short === 0 ? page.getUint8(offset + 1) * 2 : short * 2 - 1;
  if (length < 2 || start + length > 511) return properties;
  properties.style = page.getUint16(start, true);
  for (const [code, operand] of modifiers(page, start + 2, start + length)) {
    if (code === 0x2416) properties.inTable = operand === 1;
    else if (code === 0x2417) properties.endsRow = operand === 1;
    else if (code === 0x460b) properties.listed = operand !== 0;
    else if (code === 0x260a) properties.listLevel = Math.min(9, operand + 1);
    else if (code === 0x3404) properties.isHeader = operand === 1;
  }
  return properties;
}

function readCharacterProperties(page: DataView, offset: number): CharacterProperties | null {
  if (offset === 0) return null;
  const properties = { hidden: false, bold: false, underlined: false, size: null as number | null };
  const end = Math.min(511, offset + 1 + page.getUint8(offset));
  for (const [code, operand] of modifiers(page, offset + 1, end)) {
    if ((code === 0x0800 || code === 0x083c) && operand === 1) properties.hidden = true;
    else if (code === 0x0835) properties.bold = operand === 1;
    else if (code === 0x2a3e) properties.underlined = operand !== 0;
    else if (code === 0x4a43) properties.size = operand;
  }
  return properties;
}

function* modifiers(page: DataView, from: number, to: number): Generator<[number, number]> {
  const sizes = [1, 1, 2, 4, 2, 2, 0, 3];
  for (let at = from; at + 3 <= to; ) {
    const code = page.getUint16(at, true);
    at += 2;
    yield [code, page.getUint8(at)];
    const size = sizes[code >> 13] ?? 1;
    if (size > 0) at += size;
    // The table definition has the only operand with a length of two bytes.
    else
      at += code === 0xd608 && at + 2 <= to ? page.getUint16(at, true) + 1 : page.getUint8(at) + 1;
  }
}

function readHeadingStyles(sheet: Uint8Array): (number | null)[] {
  if (sheet.length < 6) return [];
  const view = viewOf(sheet);
  const styles: { builtIn: number; base: number }[] = [];
  const count = view.getUint16(2, true);
  let at = 2 + view.getUint16(0, true);
  for (let index = 0; index < count && at + 2 <= sheet.length; index++) {
    const length = view.getUint16(at, true);
    const isUsed = length >= 4 && at + 6 <= sheet.length;
    styles.push({
      builtIn: isUsed ? view.getUint16(at + 2, true) & 0x0fff : 0xfff,
      base: isUsed ? view.getUint16(at + 4, true) >> 4 : 0xfff,
    });
    at += 2 + length;
  }
  return styles.map((_, index) => headingLevel(styles, index));
}

function headingLevel(
  styles: readonly { builtIn: number; base: number }[],
  index: number,
): number | null {
  let style = styles[index];
  for (let hops = 0; style && hops < 10; hops++) {
    if (style.builtIn >= 1 && style.builtIn <= 9) return style.builtIn;
    if (style.builtIn === 62) return 1;
    style = styles[style.base];
  }
  return null;
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
