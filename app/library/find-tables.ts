/** A piece of a passage with its place in it. */
export interface Piece {
  start: number;
  text: string;
}

/** A paragraph of a passage, or rows that belong together. */
export type Part = { line: Piece } | { rows: Piece[][] };

/** Between the cells of a row, as extraction joins them. */
const between = " | ";

/** Whether a passage ends within a table, which the next one may carry on. */
export function endsInTable(text: string): boolean {
  return text.slice(text.lastIndexOf("\n") + 1).includes(between);
}

/**
 * The paragraphs and tables of a passage. A row by itself is a sentence with a stroke in it, unless
 * it carries a table on.
 */
export function findTables(text: string, carriedOn: boolean): Part[] {
  const parts: Part[] = [];
  let start = 0;
  for (const line of text.split("\n")) {
    const last = parts.at(-1);
    const piece = { start, text: line };
    if (!line.includes(between)) parts.push({ line: piece });
    else if (last && "rows" in last) last.rows.push(cellsOf(piece));
    else parts.push({ rows: [cellsOf(piece)] });
    start += line.length + 1;
  }
  return parts.map((part, index) => {
    if ("line" in part || part.rows.length > 1 || (carriedOn && index === 0)) return part;
    return { line: joinCells(part.rows[0] ?? []) };
  });
}

function cellsOf({ start, text }: Piece): Piece[] {
  let at = start;
  return text.split(between).map((cell) => {
    const piece = { start: at, text: cell };
    at += cell.length + between.length;
    return piece;
  });
}

function joinCells(cells: Piece[]): Piece {
  return { start: cells[0]?.start ?? 0, text: cells.map(({ text }) => text).join(between) };
}
