import { readRows } from "./read-rows";

/** What parts the cards of a text, and the two sides of a card. */
export interface Separators {
  rows: "\n" | ";";
  sides: string;
}

/** Those that Quizlet and spreadsheets write, the likelier first. */
const known: readonly Separators[] = [
  { rows: "\n", sides: "\t" },
  { rows: "\n", sides: " - " },
  { rows: "\n", sides: " – " },
  { rows: "\n", sides: "," },
  { rows: "\n", sides: ";" },
  { rows: ";", sides: "\t" },
  { rows: ";", sides: " - " },
  { rows: ";", sides: " – " },
  { rows: ";", sides: "," },
];

/** How much of a text is looked at: more does not change the choice. */
const beginning = 100_000;
const sample = 200;

/**
 * The separators that part most cards of a text into the same number of cells; of equals, those that make
 * more cards of it, then the likelier ones.
 * @param among those of a table for a file that is one
 */
export function findSeparators(text: string, among: "any" | "table" = "any"): Separators {
  const start = text.slice(0, beginning);
  const tried = known.filter(({ rows, sides }) => among === "any" || isTable(rows, sides));
  const [best] = tried
    .map((separators, rank) => ({ separators, rank, ...rate(start, separators) }))
    .sort((a, b) => b.share - a.share || b.fitting - a.fitting || a.rank - b.rank);
  return best?.separators ?? { rows: "\n", sides: "\t" };
}

function isTable(rows: Separators["rows"], sides: string): boolean {
  return rows === "\n" && sides.length === 1;
}

function rate(text: string, separators: Separators): { share: number; fitting: number } {
  const { rows, sides } = separators;
  const [cells, fitting] = isTable(rows, sides)
    ? rateTable(text, sides)
    : ratePieces(text, separators);
  // Cards separated by semicolons may also be on separate lines.
  const left =
    sides !== ";" && rows === "\n" && cells.filter(endsInSemicolon).length * 2 > cells.length;
  return { share: (left ? 0.9 : 1) * (fitting / Math.max(1, cells.length)), fitting };
}

/** @returns the rows, and how many of them fit */
function rateTable(text: string, sides: string): [cells: string[][], fitting: number] {
  const rows = readRows(text, sides, sample);
  // Only a table has more than two columns; one separated by tabs, which are rarely typed, may have gaps.
  const wanted = Math.max(2, rows[0]?.fields.length ?? 0);
  const fitting = rows.filter(({ fields, hasOpenQuote }) =>
    sides === "\t"
      ? fields.length > 1
      : // An open quote begins a cell that another separator ends.
        fields.length === wanted && hasTwoSides(fields) && !hasOpenQuote,
  );
  return [rows.map(({ fields }) => fields), fitting.length];
}

function ratePieces(text: string, { rows, sides }: Separators): [string[][], number] {
  const cells = piecesOf(text, rows).map((piece) => piece.split(sides));
  return [cells, cells.filter((row) => row.length === 2 && hasTwoSides(row)).length];
}

function hasTwoSides(row: string[]): boolean {
  return row.slice(0, 2).every((cell) => cell.trim() !== "");
}

function piecesOf(text: string, rows: Separators["rows"]): string[] {
  return text
    .split(rows === "\n" ? /\r\n?|\n/ : rows)
    .filter((piece) => piece.trim() !== "")
    .slice(0, sample);
}

function endsInSemicolon(cells: string[]): boolean {
  return cells.at(-1)?.trimEnd().endsWith(";") ?? false;
}
