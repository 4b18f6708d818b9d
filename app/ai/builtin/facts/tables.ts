import { countWords, normalizeText, tokenize } from "~/ai/text/tokenize";
import { subjectHeading } from "./context";
import { isDate } from "./dates";
import type { Section, TextNode } from "./document-tree";
import type { DocumentView, FactDraft } from "./draft";
import { readEntry } from "./entry";
import { isFormula } from "./formulas";
import { isBalanced, isMeaning, isName } from "./meaning";
import { isMeaningName, isRespectName } from "./meaning-names";
import { shortenAnswer } from "./shorten-answer";
import { averageWords, type CellFact, isValue, type Table } from "./table-cells";
import { readTranslations } from "./translations";

/** The fewest broken cells of a fragmented table; one may be a typo. */
const minBrokenCells = 2;

/** Reads a table: translations, meanings, events, or a value for each row and column. */
export function readTable(node: TextNode, section: Section, view: DocumentView): FactDraft[] {
  return partsOf(node).flatMap((rows) => {
    const table = toTable(rows, node, section, view);
    return isFragmented(table) || hasGaps(table) ? [] : splitTable(table).flatMap(readColumns);
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

function readColumns(table: Table): FactDraft[] {
  const { node, section } = table;
  if (table.rows.length === 0) return [];
  const found =
    readTimeline(table) ??
    readTranslations(table) ??
    readCues(table) ??
    readPairs(table) ??
    readProperties(table);
  return found.map(({ row, weight, context = null, members: _, ...fact }) => ({
    ...fact,
    node,
    row,
    section,
    context,
    weight,
    group: `table-${node.position}`,
  }));
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
    (cell) => cell !== "" && countWords(cell) <= 5 && !/[.!]$/u.test(cell),
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

/** Reads Cornell notes: questions on the left, answers on the right. */
function readCues({ rows, view }: Table): CellFact[] | null {
  const isPaired = rows.every(({ cells }) => cells.length === 2);
  const asked = rows.filter(({ cells }) => /[?？؟]$/u.test(cells[0] ?? "")).length;
  if (!isPaired || asked < 2 || asked * 4 < rows.length) return null;
  return rows.flatMap(({ cells: [cue = "", notes = ""], index }): CellFact[] => {
    const [answer = ""] = notes.split("\n");
    const fact = { predicate: shortenAnswer(answer, view), quote: answer, row: index };
    if (/[?？؟]$/u.test(cue)) return [{ ...fact, kind: "question", subject: cue, weight: 0.6 }];
    const formula = readEntry(answer);
    if (formula && isFormula(formula.meaning))
      return [{ ...fact, kind: "formula", subject: formula.term, predicate: answer, weight: 0.65 }];
    const isTerm = countWords(cue) <= 5 && view.pack.grammar.labelRole(cue) === "term";
    return isTerm && answer !== ""
      ? [{ ...fact, kind: "definition", subject: cue, weight: 0.6 }]
      : [];
  });
}

/** Reads a timeline: dates in the first column. */
function readTimeline({ rows, view }: Table): CellFact[] | null {
  const dated = rows.filter(({ cells }) => isDate(cells[0] ?? "", view.pack));
  const events = dated.map(({ cells }) => cells[1] ?? "");
  if (dated.length < 2 || dated.length < rows.length * 0.7 || averageWords(events) < 3) return null;
  return dated.flatMap(({ cells: [date = "", event = ""], index }): CellFact[] =>
    countWords(event) > 1
      ? [
          {
            kind: "event",
            subject: event.replace(/[.。]$/u, ""),
            predicate: date,
            date,
            row: index,
            weight: 0.5,
          },
        ]
      : [],
  );
}

/** Reads terms with their meanings in two columns. */
function readPairs({ header, rows, view }: Table): CellFact[] | null {
  if (!rows.every(({ cells }) => cells.length === 2)) return null;
  const terms = rows.map(({ cells }) => cells[0] ?? "");
  const meanings = rows.map(({ cells }) => cells[1] ?? "");
  const areTerms = averageWords(terms) <= 5 && new Set(terms).size === terms.length;
  if (averageWords(meanings) < 3) return null;
  const isBalanced =
    averageWords(terms) > 2.5 && averageWords(meanings) < averageWords(terms) * 1.8;
  if (header && isBalanced) return readSides(header, rows);
  if (!areTerms) return null;
  return rows.flatMap(({ cells: [subject = "", predicate = ""], index }): CellFact[] =>
    subject !== "" && predicate !== "" && isMeaning(predicate, "", view)
      ? [
          {
            kind: "definition",
            subject,
            relation: header?.[1] ?? null,
            predicate: predicate.replace(/[.。]$/u, ""),
            row: index,
            weight: 0.6,
          },
        ]
      : [],
  );
}

/** Reads contrasts from two columns of similar length: each row is a difference. */
function readSides([one = "", other = ""]: readonly string[], rows: Table["rows"]): CellFact[] {
  if (one === "" || other === "") return [];
  return rows.map(({ cells: [own = "", others = ""], index }) => ({
    kind: "contrast",
    subject: one,
    predicate: own,
    contrasted: { subject: other, predicate: others },
    row: index,
    weight: 0.45,
  }));
}

/** Reads a property per cell, and differences between compared things. */
function readProperties(table: Table): CellFact[] {
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
      return [{ ...told, kind: "property", context, weight: countWords(cell) > 1 ? 0.45 : 0.35 }];
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
  const isWord = (cell: string) => /\p{L}{2}/u.test(cell) && countWords(cell) <= 2;
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
    (cell) => /\p{L}{3}/u.test(cell) && countWords(cell) <= maxContrastedWords,
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
  return new Set(tokenize(normalizeText(cell)).map(({ text }) => text));
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
