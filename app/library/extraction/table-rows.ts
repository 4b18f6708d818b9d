import type { Block } from "./document";
import { countWords } from "./plain-text";
import { concatRich, isAllBold, type RichText } from "./rich-text";

/** Separates the cells of a row in its text. */
export const CELL_GAP = " | ";

const LONGEST_HEADER = 6;

/** More columns count as text: the work for a row grows with the square of its cells. */
const MOST_COLUMNS = 200;

/** A table row of the given cells, left to right. */
export function tableRow(cells: readonly RichText[]): Block {
  if (cells.length > MOST_COLUMNS) return { kind: "paragraph", ...concatRich(cells, CELL_GAP) };
  return {
    kind: "table-row",
    ...concatRich(cells, CELL_GAP),
    cells: cells.map(({ text }) => text),
  };
}

/** The ranges of cells of these lengths in the text of their row. */
export function cellRanges(lengths: readonly number[]): [number, number][] {
  let at = 0;
  return lengths.map((length) => {
    const start = at;
    at += length + CELL_GAP.length;
    return [start, start + length];
  });
}

/**
 * Marks the header of a table if the document does not: a first row that is the only bold one, has an
 * empty corner, or has short words above longer text or figures. A list of word pairs has no header.
 */
export function markHeader(rows: readonly Block[]): void {
  const [first, second] = rows;
  const head = first?.cells ?? [];
  if (!first || !second || head.length < 2 || rows.some(({ isHeader }) => isHeader)) return;
  const filled = head.filter((cell) => cell !== "");
  if (filled.length < head.length - 1 || filled.length === 0) return;
  if (!filled.every((cell) => countWords(cell) <= LONGEST_HEADER && !isFigure(cell))) return;
  const below = rows.slice(1);
  const isBold = isAllBold(first) && !isAllBold(second);
  const hasCorner = head[0] === "" && below.every(({ cells }) => cells?.[0] !== "");
  if (isBold || hasCorner || head.length > 2 || standsOut(head, below)) first.isHeader = true;
}

/** Whether some column holds text much longer than its head, or figures. */
function standsOut(head: readonly string[], below: readonly Block[]): boolean {
  return head.some((title, column) => {
    const cells = below.map(({ cells }) => cells?.[column] ?? "").filter((cell) => cell !== "");
    const words = cells.reduce((sum, cell) => sum + countWords(cell), 0);
    const figures = cells.filter(isFigure).length;
    return (
      cells.length > 0 &&
      (words > 3 * cells.length * Math.max(1, countWords(title)) || figures > 0.6 * cells.length)
    );
  });
}

function isFigure(cell: string): boolean {
  return /\d/.test(cell) && !/\p{L}{3}/u.test(cell);
}
