import { countTokens } from "~/ai/text/tokenize";
import type { Section, TextNode } from "./document-tree";
import type { DocumentView } from "./draft";
import { isBalanced } from "./meaning";
import type { Table } from "./table-cells";

/** The fewest broken cells of a fragmented table; one may be a typo. */
const minBrokenCells = 2;

/** The complete tables of a node, each with its header if it has one. */
export function readTables(node: TextNode, section: Section, view: DocumentView): Table[] {
  return partsOf(node).flatMap((rows) => {
    const table = toTable(rows, node, section, view);
    return isFragmented(table) || hasGaps(table) ? [] : splitTable(table);
  });
}

type IndexedRow = Table["rows"][number] & { isHeader: boolean };

/**
 * Splits tables: a row that fills a column that was empty before starts another table. Empty
 * columns are removed.
 */
function partsOf({ rows }: TextNode): IndexedRow[][] {
  const parts: IndexedRow[][] = [];
  const filled = new Set<number>();
  for (const [index, { cells, ...row }] of rows.entries()) {
    const own = cells.map((cell) => cell.trim());
    const isFull = own.every((cell) => cell !== "");
    const part = parts.at(-1);
    const isOther = isFull && (part?.length ?? 0) > 1 && filled.size < own.length;
    if (isOther) filled.clear();
    for (const [at, cell] of own.entries()) if (cell !== "") filled.add(at);
    const placed = { ...row, cells: own, index };
    if (part && !isOther) part.push(placed);
    else parts.push([placed]);
  }
  return parts.map(withoutEmptyColumns);
}

function withoutEmptyColumns(rows: IndexedRow[]): IndexedRow[] {
  const filled = new Set(
    rows.flatMap(({ cells }) => cells.flatMap((cell, at) => (cell === "" ? [] : [at]))),
  );
  return rows.map((row) => ({ ...row, cells: row.cells.filter((_, at) => filled.has(at)) }));
}

/** Whether many rows have gaps, as with cells that span rows. */
function hasGaps({ rows }: Table): boolean {
  const gapped = rows.filter(({ cells }) => cells.includes("")).length;
  return gapped >= minBrokenCells && gapped * 3 >= rows.length;
}

/** Whether cells are fragments: columns of a page that were merged. */
function isFragmented({ header, rows }: Table): boolean {
  const cells = [header ?? [], ...rows.map((row) => row.cells)].flat();
  const broken = cells.filter((cell) => /[,(:]$|^[,)]/u.test(cell) || !isBalanced(cell));
  return broken.length >= minBrokenCells;
}

/** Splits a table printed in two halves, which has each column name twice. */
function splitTable(table: Table): Table[] {
  const { header, rows } = table;
  const width = header ? header.indexOf(header[0] ?? "", 1) : -1;
  const isRepeated = header && width > 1 && header.every((name, at) => name === header[at % width]);
  if (!isRepeated) return [table];
  return Array.from({ length: header.length / width }, (_, half) => {
    const part = (cells: readonly string[]) => cells.slice(half * width, (half + 1) * width);
    return {
      ...table,
      header: part(header),
      rows: rows.map((row) => ({ ...row, cells: part(row.cells) })),
    };
  });
}

function toTable(
  indexed: readonly IndexedRow[],
  node: TextNode,
  section: Section,
  view: DocumentView,
): Table {
  const [first] = indexed;
  const looksLikeHeader =
    first !== undefined &&
    !isDataRow(indexed.map(({ cells }) => cells)) &&
    !first.cells.some((cell) => VALUE.test(cell)) &&
    (first.isHeader || namesColumns(indexed.map(({ cells }) => cells)));
  const header = looksLikeHeader ? first.cells : null;
  const rows = indexed.filter(
    ({ cells, isHeader }, at) =>
      (!isHeader || !header) &&
      (at > 0 || !header) &&
      cells.filter((cell) => cell !== "").length > 1,
  );
  return { header, rows, node, section, view };
}

/** Values, which are no headers: "10 years", "unique sign (word, image)". */
const VALUE = /^\p{N}+\s\p{Ll}|\([^)]*,/u;

/** Whether the first of at least three rows looks like a header: short and complete. */
function namesColumns(rows: readonly (readonly string[])[]): boolean {
  const [[corner = "", ...names] = []] = rows;
  const areNames = names.every(
    (cell) => cell !== "" && countTokens(cell) <= 5 && !/[.!]$/u.test(cell),
  );
  return (
    rows.length > 2 && names.length > 0 && areNames && (corner === "" || isShorterThanRest(rows))
  );
}

/** Whether the first row contains values that recur below; its header is missing. */
function isDataRow([first = [], ...rest]: readonly (readonly string[])[]): boolean {
  const values = first.map((cell, at) => ({ cell, at })).slice(1);
  const again = values.filter(
    ({ cell, at }) => cell !== "" && rest.some((cells) => cells[at] === cell),
  );
  return values.length > 0 && again.length * 2 > values.length;
}

/** Whether the first row is shorter than the wordy columns below it. */
function isShorterThanRest([first = [], ...rest]: readonly (readonly string[])[]): boolean {
  const width = (cells: readonly string[]) => cells.join(" ").length;
  const average = rest.reduce((sum, cells) => sum + width(cells), 0) / Math.max(1, rest.length);
  return width(first) < average * 0.8;
}
