import type { TextBlock } from "~/ai/ports";
import { cellRanges } from "./extraction/table-rows";

/** A part of a passage's text, with its offset. */
export interface Piece {
  start: number;
  text: string;
}

/** A block with its offset in the text of its passage. */
export interface PlacedBlock extends Piece {
  block: TextBlock;
  /** The text before it: the number of an item. */
  mark: Piece | null;
}

/** An item of a list with the lists below it. */
export interface ListNode {
  item: PlacedBlock;
  children: List[];
}

export interface List {
  ordered: boolean;
  nodes: ListNode[];
}

/** What is shown of a passage, in order: the items of a list are one part, and the rows of a table. */
export type Part =
  | { kind: "heading"; block: TextBlock; index: number }
  | { kind: "lists"; lists: List[]; start: number }
  | { kind: "table"; rows: PlacedBlock[]; start: number }
  | { kind: "text"; placed: PlacedBlock; start: number };

/** The parts of a passage. `index` counts its headings, from 0. */
export function placeBlocks(text: string, blocks: readonly TextBlock[]): Part[] {
  const parts: Part[] = [];
  let cursor = 0;
  let headings = 0;
  for (const block of blocks) {
    if (block.kind === "heading") {
      parts.push({ kind: "heading", block, index: headings++ });
      continue;
    }
    const placed = place(text, block, cursor);
    cursor = placed.start + placed.text.length;
    const last = parts.at(-1);
    if (block.kind === "list-item") {
      if (last?.kind === "lists") addItem(last.lists, placed);
      else parts.push({ kind: "lists", lists: [listOf(placed)], start: placed.start });
    } else if (block.kind === "table-row") {
      // A header begins another table.
      if (last?.kind === "table" && !block.isHeader) last.rows.push(placed);
      else parts.push({ kind: "table", rows: [placed], start: placed.start });
    } else parts.push({ kind: "text", placed, start: placed.start });
  }
  return parts;
}

/** The cells of a table row at their places. */
export function placeCells({ block, start, text }: PlacedBlock): Piece[] {
  const cells = block.cells ?? [text];
  return cellRanges(cells.map((cell) => cell.length)).map(([from, to]) => ({
    start: start + from,
    text: text.slice(from, to),
  }));
}

function place(text: string, block: TextBlock, cursor: number): PlacedBlock {
  const start = Math.max(0, text.indexOf(block.text, cursor));
  const before = text.slice(cursor, start);
  const mark = block.label === undefined ? "" : before.trim();
  return {
    block,
    start,
    text: block.text,
    mark: mark === "" ? null : { start: cursor + before.indexOf(mark), text: mark },
  };
}

function listOf(item: PlacedBlock): List {
  return { ordered: item.mark !== null, nodes: [{ item, children: [] }] };
}

/** Adds an item below the last one of a lower level, or at the top level. */
function addItem(lists: List[], item: PlacedBlock): void {
  const last = lists.at(-1)?.nodes.at(-1);
  if (last && levelOf(item) > levelOf(last.item)) {
    addItem(last.children, item);
    return;
  }
  const list = lists.at(-1);
  const ordered = item.mark !== null;
  if (list && list.ordered === ordered) list.nodes.push({ item, children: [] });
  else lists.push(listOf(item));
}

function levelOf({ block }: PlacedBlock): number {
  return block.level ?? 1;
}
