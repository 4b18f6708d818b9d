import { BlockCount } from "./block-count";
import { classifyBlocks, type UnclassifiedBlock } from "./classify-blocks";
import { type Block, MAX_CHARACTERS } from "./document";
import { ExtractionError } from "./extraction-error";
import { joinWrappedLines } from "./join-lines";
import { joinRuns, type Run, splitRuns } from "./rich-text";
import { readTable, type TableCell, type TableRow } from "./word-table";

/** Tables within each other; what is deeper is read as the text of the cell around it. */
const DEEPEST_TABLE = 20;
/** Levels of lists, as many as Word has. */
const DEEPEST_LIST = 9;

/** Changes between bold and other text: each takes many times the memory of its mark. */
const MOST_RUNS = 300_000;

/** What the next text becomes. */
type Kind = Omit<Block, "text">;

/**
 * Collects the blocks of a document that opens and closes paragraphs, lists and tables in order, as
 * HTML, OpenDocument and RTF do. Text before the first paragraph begins one.
 */
export class BlockWriter {
  readonly #blocks: UnclassifiedBlock[] = [];
  readonly #tables: TableRow[][] = [];
  #runs: Run[] = [];
  #isEmpty = true;
  #kind: Kind = { kind: "paragraph" };
  #characters = 0;
  #runCount = 0;
  readonly #count = new BlockCount();

  /** Ends the current paragraph and begins another. */
  begin(kind: Kind): void {
    this.end();
    this.#kind = kind;
  }

  write(text: string, bold = false): void {
    this.#characters += text.length;
    if (this.#characters > MAX_CHARACTERS) {
      throw new ExtractionError("too_large", "The document holds more text than the limit.");
    }
    this.#isEmpty &&= text.trim() === "";
    const last = this.#runs.at(-1);
    if (last?.bold === bold) last.text += text;
    else {
      if (++this.#runCount > MOST_RUNS) {
        throw new ExtractionError("too_large", "The document has more bold text than the limit.");
      }
      this.#runs.push({ text, bold });
    }
  }

  /** Whether the paragraph has text so far. */
  get isEmpty(): boolean {
    return this.#isEmpty;
  }

  /** Ends the paragraph; what follows is an ordinary one. */
  end(): void {
    const runs = this.#runs;
    const kind = this.#kind;
    this.#runs = [];
    this.#isEmpty = true;
    this.#kind = { kind: "paragraph" };
    for (const block of blocksOf(runs, kind)) this.#add(block);
  }

  openTable(): void {
    this.end();
    if (this.#tables.length < DEEPEST_TABLE) this.#tables.push([]);
  }

  openRow(isHeader: boolean): void {
    this.end();
    this.#tables.at(-1)?.push({ cells: [], isHeader });
  }

  openCell(cell: Omit<TableCell, "blocks">): void {
    this.end();
    this.#tables
      .at(-1)
      ?.at(-1)
      ?.cells.push({ ...cell, blocks: [] });
  }

  /** Marks the row as the header of its table, or takes the mark away. */
  markHeader(isHeader: boolean): void {
    const row = this.#tables.at(-1)?.at(-1);
    if (row) row.isHeader = isHeader;
  }

  closeTable(): void {
    this.end();
    const rows = this.#tables.pop();
    if (!rows) return;
    const blocks = isLayout(rows)
      ? rows.flatMap(({ cells }) => cells.flatMap((cell) => cell.blocks))
      : readTable(rows).flat();
    for (const block of blocks) this.#add(block);
  }

  /** The blocks so far, as they were written. */
  takeWritten(): Block[] {
    return this.#take().map(({ block }) => block);
  }

  /** The blocks so far; those without an explicit kind are classified by their format. */
  takeBlocks(): Block[] {
    return classifyBlocks(this.#take()).map(({ block }) => block);
  }

  #take(): UnclassifiedBlock[] {
    while (this.#tables.length > 0) this.closeTable();
    this.end();
    return this.#blocks.splice(0);
  }

  #add(block: Block): void {
    this.#count.add(1);
    const cell = this.#tables.at(-1)?.at(-1)?.cells.at(-1);
    if (cell) cell.blocks.push(block);
    else {
      const isPlain = block.kind === "paragraph";
      this.#blocks.push({
        block,
        look: isPlain ? { size: 1, underlined: false } : null,
        columns: null,
      });
    }
  }
}

/** A list item as deep as its list is nested. */
export function listItem(depth: number, number: string | null): Kind {
  const level = Math.min(DEEPEST_LIST, Math.max(1, depth));
  if (number === null) return { kind: "list-item", level };
  const label = number.replace(/^[\s([]+|[\s.):\]]+$/g, "");
  return label === ""
    ? { kind: "list-item", level }
    : { kind: "list-item", level, mark: number.trim(), label };
}

function blocksOf(runs: readonly Run[], kind: Kind): Block[] {
  if (kind.kind === "code") {
    const lines = runs
      .map(({ text }) => text)
      .join("")
      .replace(/\t/g, "    ")
      .split(/\r\n?|\n/);
    const text = lines
      .map((line) => line.trimEnd())
      .join("\n")
      .replace(/^\n+|(?<!\n)\n+$/g, "");
    return text === "" ? [] : [{ ...kind, text }];
  }
  const lines = kind.kind === "heading" ? [runs] : joinWrappedLines(splitRuns(runs, "\n"));
  const blocks: Block[] = [];
  for (const line of lines) {
    const { text, bold } = joinRuns(line);
    if (text === "") continue;
    const { mark: _, label: __, ...further } = kind;
    const block: Block = { ...(blocks.length > 0 ? further : kind), text };
    if (bold && kind.kind !== "heading") block.bold = bold;
    blocks.push(block);
  }
  return blocks;
}

/** Tables that only place text: those with a single column, and those that hold headings or tables. */
function isLayout(rows: readonly TableRow[]): boolean {
  const isNarrow = rows.every(({ cells }) => cells.length < 2);
  const kinds = new Set(["heading", "table-row", "code"]);
  return (
    isNarrow ||
    rows.some(({ cells }) => cells.some(({ blocks }) => blocks.some(({ kind }) => kinds.has(kind))))
  );
}
