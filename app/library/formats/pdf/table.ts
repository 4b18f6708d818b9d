import type { Block } from "~/library/extraction/document";
import type { RichText } from "~/library/extraction/rich-text";
import { markHeader, tableRow } from "~/library/extraction/table-rows";

/** A cell and its horizontal position. */
export interface Cell extends RichText {
  x0: number;
  x1: number;
}

/** A row as it was read, and the block that was made of it. */
export interface Row {
  block: Block;
  cells: readonly Cell[];
}

/** Puts the cells of a table under one another, where rows leave some out, and finds its header. */
export function alignTable(rows: readonly Row[]): void {
  const fullest = rows.reduce<Row | null>(
    (most, row) => (row.cells.length > (most?.cells.length ?? 0) ? row : most),
    null,
  );
  if (!fullest) return;
  for (const { block, cells } of rows) {
    const aligned = cells.length < fullest.cells.length ? spread(cells, fullest.cells) : cells;
    const { bold, ...row } = tableRow(aligned);
    Object.assign(block, row);
    if (bold) block.bold = bold;
  }
  markHeader(rows.map(({ block }) => block));
}

/** A row with an empty cell in each column that it leaves out. */
function spread(cells: readonly Cell[], columns: readonly Cell[]): RichText[] {
  const places = cells.map((cell) => nearest(cell, columns));
  // If two cells fall into one column, the row does not follow these columns.
  if (new Set(places).size < places.length) return [...cells];
  return columns.map((_, column) => cells[places.indexOf(column)] ?? { text: "" });
}

function nearest(cell: Cell, columns: readonly Cell[]): number {
  let best = 0;
  let least = Number.POSITIVE_INFINITY;
  for (const [index, column] of columns.entries()) {
    const overlap = Math.min(cell.x1, column.x1) - Math.max(cell.x0, column.x0);
    const distance =
      overlap > 0
        ? -overlap
        : Math.min(Math.abs(cell.x0 - column.x0), Math.abs(cell.x1 - column.x1));
    if (distance < least) {
      least = distance;
      best = index;
    }
  }
  return best;
}
