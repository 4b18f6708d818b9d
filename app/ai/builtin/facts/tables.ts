import { countWords, normalizeText, tokenize } from "~/ai/text/tokenize";
import { isDate } from "./dates";
import type { Section, TextNode } from "./document-tree";
import type { DocumentView, Draft } from "./draft";
import { readEntry } from "./entry";
import type { FoundFact } from "./fact";
import { isFormula } from "./formulas";
import { shortened } from "./shorten-answer";
import { averageWords, readTranslations } from "./translations";

export interface Table {
  header: readonly string[] | null;
  /** Rows below the header; `index` among all rows of the node. */
  rows: readonly { cells: readonly string[]; text: string; index: number }[];
  node: TextNode;
  section: Section;
  view: DocumentView;
}

export type CellFact = FoundFact & { row: number; weight: number; context?: string | null };

/** The facts of a table: translations, meanings, events, or a value for each row and column. */
export function readTable(node: TextNode, section: Section, view: DocumentView): Draft[] {
  return splitTable(toTable(node, section, view)).flatMap(readColumns);
}

/** A table printed in two halves side by side names its columns twice. */
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

function readColumns(table: Table): Draft[] {
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

function toTable(node: TextNode, section: Section, view: DocumentView): Table {
  const indexed = node.rows.map(({ cells, text, isHeader }, index) => ({
    cells: cells.map((cell) => cell.trim()),
    text,
    isHeader,
    index,
  }));
  const [first] = indexed;
  const looksLikeHeader =
    first !== undefined &&
    (first.isHeader ||
      (indexed.length > 2 &&
        first.cells.length > 1 &&
        first.cells
          .slice(1)
          .every((cell) => cell !== "" && countWords(cell) <= 5 && !/[.!]$/u.test(cell)) &&
        (first.cells[0] === "" || isShorterThanRest(indexed.map(({ cells }) => cells)))));
  const header = looksLikeHeader ? first.cells : null;
  const rows = indexed.filter(
    ({ cells, isHeader, index }) =>
      !isHeader && (index > 0 || !header) && cells.filter((cell) => cell !== "").length > 1,
  );
  return { header, rows, node, section, view };
}

/** Headers of wordy columns are shorter than what stands below. */
function isShorterThanRest([first = [], ...rest]: readonly (readonly string[])[]): boolean {
  const width = (cells: readonly string[]) => cells.join(" ").length;
  const average = rest.reduce((sum, cells) => sum + width(cells), 0) / Math.max(1, rest.length);
  return width(first) < average * 0.8;
}

/** Cornell notes: questions on the left, answers on the right. */
function readCues({ rows, view }: Table): CellFact[] | null {
  const isPaired = rows.every(({ cells }) => cells.length === 2);
  const asked = rows.filter(({ cells }) => /[?？؟]$/u.test(cells[0] ?? "")).length;
  if (!isPaired || asked < 2 || asked * 4 < rows.length) return null;
  return rows.flatMap(({ cells: [cue = "", notes = ""], index }): CellFact[] => {
    const [answer = ""] = notes.split("\n");
    const fact = { predicate: shortened(answer, view), quote: answer, row: index };
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

/** A first column of dates. */
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

/** Two columns: terms and their meanings. */
function readPairs({ header, rows }: Table): CellFact[] | null {
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
    subject !== "" && predicate !== ""
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

/** Two columns of like length under two names: each row tells what distinguishes them. */
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

/** A value for each row and column, and what two things compared differ in. */
function readProperties(table: Table): CellFact[] {
  const { header, rows } = table;
  if (!header) return [];
  const isTransposed = comparesColumns(table);
  const key = keyColumn(table);
  const facts = rows.flatMap(({ cells, index }) =>
    cells.flatMap((cell, at): CellFact[] => {
      const row = cells[key] ?? "";
      const column = header[at] ?? "";
      if (at === key || cell === "" || row === "" || column === "" || /^[-–—]+$/u.test(cell))
        return [];
      const [subject, relation] = isTransposed ? [column, row] : [row, column];
      const weight = countWords(cell) > 1 ? 0.45 : 0.35;
      return [{ kind: "property", subject, relation, predicate: cell, row: index, weight }];
    }),
  );
  return [...facts, ...(isTransposed ? contrastsOf(table) : [])];
}

/** The column that names the rows: the first of words, where the first is of dates or figures. */
function keyColumn({ header, rows, view }: Table): number {
  const isWord = (cell: string) => /\p{L}{2}/u.test(cell) && !isDate(cell, view.pack);
  const found = (header ?? []).findIndex((_, at) => {
    const cells = rows.map((row) => row.cells[at] ?? "");
    return cells.filter(isWord).length * 2 > cells.length;
  });
  return Math.max(0, found);
}

/** So many differences of two things, with cells of so many words, are asked for as such. */
const mostContrasts = 3;
const longestContrasted = 6;

/** Two things side by side differ in each row whose cells differ: the first few tell enough. */
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
  return found.slice(0, mostContrasts);
}

function differ(one: string, other: string): boolean {
  const isShort = [one, other].every(
    (cell) => /\p{L}{3}/u.test(cell) && countWords(cell) <= longestContrasted,
  );
  const words = wordsOf(one);
  return isShort && ![...wordsOf(other)].some((word) => words.has(word));
}

/**
 * Whether the columns are the things compared: aspects then stand in the first column, not in the
 * header. Where neither shows, under an empty corner, values of one attribute share words ("poorly",
 * "very poorly"), so attributes run along the side on which neighbours are alike.
 */
function comparesColumns({ header, rows, view }: Table): boolean {
  const { labelRole } = view.pack.grammar;
  const aspects = (labels: readonly string[]) =>
    labels.filter((label) => labelRole(label) === "aspect").length / Math.max(1, labels.length);
  const side = aspects(rows.map(({ cells }) => cells[0] ?? ""));
  const top = aspects(header?.slice(1) ?? []);
  if (side !== top) return side > top;
  if (header?.[0] !== "") return false;
  const grid = rows.map(({ cells }) => cells.slice(1).map(wordsOf));
  const columns = (grid[0] ?? []).map((_, at) =>
    grid.map((cells) => cells[at] ?? new Set<string>()),
  );
  return likeness(grid) >= likeness(columns);
}

function wordsOf(cell: string): Set<string> {
  return new Set(tokenize(normalizeText(cell)).map(({ text }) => text));
}

/** The share of words that cells have in common with their neighbours. */
function likeness(lines: readonly (readonly Set<string>[])[]): number {
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
