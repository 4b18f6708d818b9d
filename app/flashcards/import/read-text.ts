import { fromSafeCell } from "~/assessment/export/csv";
import { cleanSide, problemOf } from "./check-side";
import { findSeparators, type Separators } from "./find-separators";
import { importLimits } from "./import-limits";
import { type ImportedCard, type ReadCards, type SkippedCard, TooManyCards } from "./imported-card";
import { type Row, readRows } from "./read-rows";

type Fields = Pick<Row, "line" | "fields">;

/**
 * The cards of a pasted text, or of a CSV or TSV file: a card a line, its sides parted by a tab, a comma, a
 * semicolon or a dash; or cards parted by semicolons, as Quizlet exports them.
 * @throws TooManyCards
 */
export function readText(given: string, kind: "any" | "table" = "any"): ReadCards {
  const text = given.replace(/^\uFEFF/, "");
  const separators = findSeparators(text, kind);
  const cards: ImportedCard[] = [];
  const skipped: SkippedCard[] = [];
  const rows = rowsOf(text, separators);
  if (rows.length > importLimits.rows) throw new TooManyCards();
  const columns = columnsOf(rows[0]);
  for (const { line, fields } of columns ? rows.slice(1) : rows) {
    const card = columns ? cardOfColumns(fields, columns) : cardOf(fields, separators.sides);
    const problem = card ? problemOf(card) : "no_separator";
    if (problem) skipped.push({ line, problem });
    else if (card) cards.push(card);
  }
  return { title: null, cards, skipped, media: 0, suspended: 0, decks: 1, hasTags: false };
}

function rowsOf(text: string, { rows, sides }: Separators): Fields[] {
  const most = importLimits.rows + 1;
  if (rows === "\n") {
    return sides.length === 1 ? readRows(text, sides, most) : plainRows(text, /\r\n?|\n/, sides);
  }
  return plainRows(text, /;/, sides);
}

/** Rows without quotes; the number of a row is that of the line on which it begins. */
function plainRows(text: string, between: RegExp, sides: string): Fields[] {
  const rows: Fields[] = [];
  let line = 1;
  for (const piece of text.split(between, importLimits.rows * 2)) {
    const start = piece.length - piece.trimStart().length;
    const begins = line + breaksIn(piece.slice(0, start));
    if (piece.trim() !== "") rows.push({ line: begins, fields: piece.split(sides) });
    line += between.source === ";" ? breaksIn(piece) : 1;
  }
  return rows;
}

function breaksIn(text: string): number {
  return text.match(/\r\n?|\n/g)?.length ?? 0;
}

/** What comes after the second side belongs to it, unless it is a cell of a table. */
function cardOf([front, ...rest]: string[], sides: string): ImportedCard | null {
  if (front === undefined || rest.length === 0) return null;
  const back = sides === "\t" ? (rest[0] ?? "") : rest.join(sides);
  return { front: cleanSide(front), back: cleanSide(back), source: null, memory: null, key: null };
}

type Columns = Partial<Record<"front" | "back" | "source" | "page" | "file", number>>;

/** The names that a table may give its columns, of Fennec and of others. */
const names: Record<keyof Columns, readonly string[]> = {
  front: ["front", "term", "question"],
  back: ["back", "definition", "answer"],
  source: ["source"],
  page: ["page"],
  file: ["file"],
};

/** The index of each column; null if the first row does not name them. */
function columnsOf(row: Fields | undefined): (Columns & { front: number; back: number }) | null {
  const titles = row?.fields.map((field) => field.trim().toLowerCase()) ?? [];
  const columns: Columns = {};
  for (const name of Object.keys(names) as (keyof Columns)[]) {
    const index = titles.findIndex((title) => names[name].includes(title));
    if (index >= 0) columns[name] = index;
  }
  const { front, back } = columns;
  return front === undefined || back === undefined ? null : { ...columns, front, back };
}

function cardOfColumns(
  fields: string[],
  columns: Columns & { front: number; back: number },
): ImportedCard {
  const at = (index: number | undefined) => fromSafeCell(fields[index ?? -1] ?? "");
  const quote = at(columns.source);
  const fileId = at(columns.file);
  const page = Number(at(columns.page)) || null;
  return {
    front: cleanSide(at(columns.front)),
    back: cleanSide(at(columns.back)),
    source: quote && fileId ? { fileId, page, quote } : null,
    memory: null,
    key: null,
  };
}
