import { viewOf } from "./view-of";

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

/** A value that applies to a range of the file's bytes. */
export interface FileRange<Value> {
  from: number;
  to: number;
  value: Value;
}

/** Walks the 512-byte formatting pages a bin table points to; `step` is the size of one entry. */
export function readFormatting<Value>(
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

export function readParagraphProperties(page: DataView, offset: number): ParagraphProperties {
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

export function readCharacterProperties(
  page: DataView,
  offset: number,
): CharacterProperties | null {
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

export function readHeadingStyles(sheet: Uint8Array): (number | null)[] {
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

export function find<Value>(ranges: readonly FileRange<Value>[], offset: number): Value | null {
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
export function findNear<Value>(
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
