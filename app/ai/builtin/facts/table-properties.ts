import { comparableText, countTokens, tokenize } from "~/ai/text/tokenize";
import { subjectHeading } from "./context";
import { isDate } from "./dates";
import { isMeaning, isName } from "./meaning";
import { isMeaningName, isRespectName } from "./meaning-names";
import { type CellFact, isValue, type Table } from "./table-cells";

/** Reads a property per cell, and differences between compared things. */
export function readProperties(table: Table): CellFact[] {
  const { header, rows, view, section } = table;
  if (!header || isSeries(header) || isNumeric(table)) return [];
  if (isReference(table) || isGrid(table)) return [];
  const isTransposed = comparesColumns(table);
  const key = keyColumn(table);
  const facts = rows.flatMap(({ cells, index }) =>
    cells.flatMap((cell, at): CellFact[] => {
      const row = cells[key] ?? "";
      const column = header[at] ?? "";
      if (at === key || cell === "" || row === "" || column === "" || /^[-–—]+$/u.test(cell))
        return [];
      const [subject, relation] = isTransposed ? [column, row] : [row, column];
      if (!isName(subject) || !isValue(cell)) return [];
      const told = { subject, relation, predicate: cell, row: index };
      if (isMeaningName(relation))
        return isMeaning(cell, subject, view) ? [{ ...told, kind: "definition", weight: 0.6 }] : [];
      // A circumstance ("Before") needs the heading as its subject.
      const isBare = view.pack.grammar.labelRole(relation) === "circumstance";
      const context = isBare ? subjectHeading(section, view) : null;
      if (isBare && context === null) return [];
      return [{ ...told, kind: "property", context, weight: countTokens(cell) > 1 ? 0.45 : 0.35 }];
    }),
  );
  return [...facts, ...(isTransposed ? contrastsOf(table) : [])];
}

/**
 * Whether the columns are a series ("Group 14, Group 15, Group 16"), so that none names the rows.
 */
function isSeries(header: readonly string[]): boolean {
  const [first = "", ...more] = header
    .filter((cell) => cell !== "")
    .map((cell) => (cell.match(/[\p{L}\p{M}]+/gu) ?? []).join(" "));
  return header[0] !== "" && more.length > 0 && more.every((name) => name === first);
}

/** Whether most cells are bare numbers, as in data tables. */
function isNumeric(table: Table): boolean {
  const key = keyColumn(table);
  return table.rows.every(({ cells }) =>
    cells.every((cell, at) => at === key || !/\p{L}/u.test(cell)),
  );
}

/** The fewest values in two columns that show a grid without attributes. */
const minSharedValues = 2;

/** Whether the table is one list in several columns. */
function isGrid({ header, rows }: Table): boolean {
  const columns = (header ?? []).map(
    (name, at) => new Set([name, ...rows.map(({ cells }) => cells[at] ?? "")]),
  );
  const isWord = (cell: string) => /\p{L}{2}/u.test(cell) && countTokens(cell) <= 2;
  const shared = [...(columns[0] ?? [])].filter(
    (cell) => isWord(cell) && columns.slice(1).some((others) => others.has(cell)),
  );
  return shared.length >= minSharedValues;
}

/** The most rows of a table that is asked about, unless it is a large share of the document. */
const maxRows = 10;
const minShareOfDocument = 0.2;

/** Whether it is a long reference table within running text. */
function isReference({ rows, node, view }: Table): boolean {
  const length = node.rows.reduce((sum, { text }) => sum + text.length, 0);
  return rows.length > maxRows && length < minShareOfDocument * view.length;
}

/** The key column: the first with words, not dates or numbers. */
function keyColumn({ header, rows, view }: Table): number {
  const isWord = (cell: string) => /\p{L}{2}/u.test(cell) && !isDate(cell, view.pack);
  const found = (header ?? []).findIndex((_, at) => {
    const cells = rows.map((row) => row.cells[at] ?? "");
    return cells.filter(isWord).length * 2 > cells.length;
  });
  return Math.max(0, found);
}

/** The most differences per pair, and the most words per cell. */
const maxContrasts = 3;
const maxContrastedWords = 6;

/** Reads the first few rows with different cells as contrasts. */
function contrastsOf({ header, rows }: Table): CellFact[] {
  const [, one, other, ...more] = header ?? [];
  if (!one || !other || more.length > 0) return [];
  const found = rows.flatMap(
    ({ cells: [relation = "", own = "", others = ""], index }): CellFact[] =>
      differ(own, others)
        ? [
            {
              kind: "contrast",
              subject: one,
              relation,
              predicate: own,
              contrasted: { subject: other, predicate: others },
              row: index,
              weight: 0.5,
            },
          ]
        : [],
  );
  return found.slice(0, maxContrasts);
}

function differ(one: string, other: string): boolean {
  const isShort = [one, other].every(
    (cell) => /\p{L}{3}/u.test(cell) && countTokens(cell) <= maxContrastedWords,
  );
  const words = tokensOfCell(one);
  return isShort && ![...tokensOfCell(other)].some((word) => words.has(word));
}

/**
 * Whether the columns are the compared things (transposed table): then the aspects are in the first
 * column, not in the header. If neither shows, the side along which neighbouring cells are similar
 * is the attribute's ("poorly", "very poorly").
 */
function comparesColumns({ header, rows, view }: Table): boolean {
  if (isRespectName(header?.[0] ?? "")) return true;
  const { labelRole } = view.pack.grammar;
  const aspects = (labels: readonly string[]) =>
    labels.filter((label) => labelRole(label) === "aspect").length / Math.max(1, labels.length);
  const side = aspects(rows.map(({ cells }) => cells[0] ?? ""));
  const top = aspects(header?.slice(1) ?? []);
  if (side !== top) return side > top;
  if (header?.[0] !== "") return false;
  const grid = rows.map(({ cells }) => cells.slice(1).map(tokensOfCell));
  const columns = (grid[0] ?? []).map((_, at) =>
    grid.map((cells) => cells[at] ?? new Set<string>()),
  );
  return neighbourSimilarity(grid) >= neighbourSimilarity(columns);
}

function tokensOfCell(cell: string): Set<string> {
  return new Set(tokenize(comparableText(cell)).map(({ text }) => text));
}

/** The share of words that neighbouring cells have in common, 0 to 1. */
function neighbourSimilarity(lines: readonly (readonly Set<string>[])[]): number {
  let shared = 0;
  let pairs = 0;
  for (const cells of lines) {
    cells.slice(1).forEach((cell, at) => {
      const before = cells[at] ?? new Set<string>();
      shared +=
        [...cell].filter((word) => before.has(word)).length /
        Math.max(1, Math.min(cell.size, before.size));
      pairs += 1;
    });
  }
  return pairs === 0 ? 0 : shared / pairs;
}
