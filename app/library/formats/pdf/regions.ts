import { contentsOf } from "~/library/extraction/plain-text";
import { concatRich, type RichText } from "~/library/extraction/rich-text";
import type { Line, Region } from "./layout";

const NUMBER_AT_END = /^(\p{L}.{1,150}?|\d[\d.]*\s+\p{L}.{1,150}?)\s+(\d{1,4})$/u;

/** Whether lines that are followed by another are mostly full; needs at least five. */
export function runsToItsEdge({ lines, x0, x1 }: Region): boolean {
  let full = 0;
  let pairs = 0;
  for (const [index, line] of lines.entries()) {
    const next = lines[index + 1];
    if (!next || Math.abs(next.size - line.size) > 0.08 * line.size) continue;
    pairs++;
    const room = line.cells[0]?.rightToLeft ? line.x0 - x0 : x1 - line.x1;
    // Room for a word of usual length.
    if (room < 5 * line.size) full++;
  }
  return pairs < 4 || full >= 0.4 * pairs;
}

/** Room that the first word of a line takes up, with a space before it. */
export function widthOfFirstWord(line: Line, text: string): number {
  const word = /^\S+/.exec(text)?.[0].length ?? 1;
  return ((line.x1 - line.x0) / Math.max(1, text.length)) * (word + 1) + 0.5 * line.size;
}

export function contentsLine(cells: readonly RichText[], isContents: boolean): string | null {
  const { text } = concatRich(cells, " ");
  if (!/[\divxlc]$/i.test(text)) return null;
  const match = contentsOf(text) ?? (isContents ? NUMBER_AT_END.exec(text) : null);
  if (!match) return null;
  const number = match[2] ?? match[1] ?? "";
  const title = text.slice(0, text.length - number.length).replace(/[\s.·…_]+$/u, "");
  return `${title} … ${number}`;
}

/** A region most of whose lines end in growing page numbers. */
export function looksLikeContents(texts: readonly RichText[][]): boolean {
  let numbered = 0;
  let last = 0;
  for (const cells of texts) {
    const number = Number(NUMBER_AT_END.exec(concatRich(cells, " ").text)?.[2]);
    if (number >= last) {
      numbered++;
      last = number;
    }
  }
  return numbered >= 5 && numbered >= 0.6 * texts.length;
}

/**
 * Fonts that often begin lines and hardly occur within them. A font that also occurs within lines
 * (digits among Chinese characters, a word in italics) begins some of them by chance.
 */
export function entryFonts({ lines }: Region): Set<string> {
  const opening = new Map<string, number>();
  const within = new Map<string, number>();
  let before: string | undefined;
  for (const { cells } of lines) {
    let isFirst = true;
    for (const { font } of cells.flatMap(({ runs }) => runs)) {
      if (font !== before) {
        const counts = isFirst ? opening : within;
        counts.set(font, (counts.get(font) ?? 0) + 1);
      }
      isFirst = false;
      before = font;
    }
  }
  return new Set(
    [...opening].flatMap(([font, count]) =>
      count >= 2 && count > 3 * (within.get(font) ?? 0) ? [font] : [],
    ),
  );
}

/** Cells side by side are a table's row only next to another such row. */
export function inTable(
  lines: readonly Line[],
  texts: readonly RichText[][],
  index: number,
): boolean {
  const line = lines[index];
  if (!line) return false;
  return [-2, -1, 1, 2].some((step) => {
    const other = lines[index + step];
    const near = other !== undefined && Math.abs(other.y - line.y) < 5 * line.size;
    return near && (texts[index + step]?.length ?? 0) > 1;
  });
}
