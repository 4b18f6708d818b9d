import type { Block } from "./document";
import { concatRich, type RichText } from "./rich-text";
import { markHeader, tableRow } from "./table-rows";

export interface TableCell {
  blocks: Block[];
  /** How many columns it spans. */
  span: number;
  /** It continues the cell above. */
  merged: boolean;
}

export interface TableRow {
  cells: TableCell[];
  isHeader: boolean;
}

/** A cue next to notes (Cornell method) is a question or a few words. */
const LONGEST_CUE = 120;

/**
 * The blocks of a table, row by row. A table that only sets text side by side or in a frame is not read
 * as one: its cells follow each other, and a cue beside notes becomes the heading above them.
 */
export function readTable(rows: readonly TableRow[]): Block[][] {
  const columns = rows.reduce((most, { cells }) => Math.max(most, cells.length), 0);
  if (columns < 2 || isFrame(rows)) {
    return rows.map(({ cells }) => cells.flatMap(({ blocks }) => blocks));
  }
  const hasCues = columns === 2 && holdsCues(rows);
  const read = rows.map((row) => (hasCues ? readCue(row) : null));
  const plain: Block[] = [];
  const above: RichText[] = [];
  const blocks = rows.map((row, index): Block[] => {
    const cue = read[index];
    if (cue) return cue;
    const cells = readCells(row, above);
    if (cells.every(({ text }) => text === "")) return [];
    const block = tableRow(cells);
    if (row.isHeader) block.isHeader = true;
    plain.push(block);
    return [block];
  });
  markHeader(plain);
  return blocks;
}

/** A row of cells that hold whole paragraphs or lists side by side. */
function isFrame(rows: readonly TableRow[]): boolean {
  const [row, ...rest] = rows;
  return (
    rest.length === 0 && row !== undefined && row.cells.every(({ blocks }) => blocks.length > 1)
  );
}

function holdsCues(rows: readonly TableRow[]): boolean {
  const cues = rows.filter((row) => !row.isHeader);
  const noted = cues.filter(({ cells: [, notes] }) => holdsNotes(notes));
  return cues.length > 0 && 3 * noted.length >= cues.length && cues.every((row) => hasCue(row));
}

/** More than a phrase: several paragraphs or a list, or a paragraph of some length. */
function holdsNotes(cell: TableCell | undefined): boolean {
  const [first, ...rest] = cell?.blocks ?? [];
  return rest.length > 0 || first?.kind === "list-item" || (first?.text.length ?? 0) > 200;
}

function hasCue({ cells: [cue] }: TableRow): boolean {
  const text = cue?.blocks.map((block) => block.text).join(" ") ?? "";
  return text.length <= LONGEST_CUE;
}

function readCue({ cells: [cue, notes], isHeader }: TableRow): Block[] | null {
  if (isHeader || !cue || !notes) return null;
  const text = cue.blocks.map((block) => block.text).join(" ");
  // Its level depends on the heading above, which is not known here.
  const heading: Block[] = text === "" ? [] : [{ kind: "heading", text }];
  return [...heading, ...notes.blocks];
}

/** Text of a merged cell that is repeated in each of its rows: the name of a group, not a page. */
const LONGEST_REPEATED = 200;

/** Texts by column; a cell that continues the one above repeats its text, if short. */
function readCells({ cells }: TableRow, above: RichText[]): RichText[] {
  const texts: RichText[] = [];
  for (const { blocks, span, merged } of cells) {
    const column = texts.length;
    const lines = blocks.map(({ mark, ...block }) =>
      mark === undefined ? block : concatRich([{ text: mark }, block], " "),
    );
    const repeated = merged && lines.length === 0 ? (above[column] ?? { text: "" }) : null;
    const isShort = repeated !== null && repeated.text.length <= LONGEST_REPEATED;
    const text = isShort ? repeated : concatRich(lines, "\n");
    above[column] = text;
    texts.push(text);
    for (let more = 1; more < Math.min(span, 20); more++) texts.push({ text: "" });
  }
  return texts;
}
