import type { TextBlock } from "~/ai/ports";
import { readListMarker } from "./extraction/list-marker";
import { CELL_GAP, cellRanges } from "./extraction/table-rows";

/** A block as it is stored: with offsets into the text of its passage; a heading, which is not in it, with its text. */
interface StoredBlock {
  /** Kind, by its first letter. */
  k: "h" | "p" | "l" | "t" | "f" | "c";
  /** Start and length in the text. */
  at?: [number, number];
  /** Text of a heading. */
  x?: string;
  /** Level. */
  l?: number;
  /** Label. */
  n?: string;
  /** Bold ranges: start, end, start, end, … */
  b?: number[];
  /** Lengths of cells. */
  w?: number[];
  /** Is a header. */
  h?: 1;
  /** Continues. */
  o?: 1;
}

const codes = {
  heading: "h",
  paragraph: "p",
  "list-item": "l",
  "table-row": "t",
  footnote: "f",
  code: "c",
} as const satisfies Record<TextBlock["kind"], StoredBlock["k"]>;

const kinds = Object.fromEntries(
  Object.entries(codes).map(([kind, code]) => [code, kind]),
) as Record<StoredBlock["k"], TextBlock["kind"]>;

/** The blocks of a passage as JSON. */
export function encodeBlocks(text: string, blocks: readonly TextBlock[]): string {
  let cursor = 0;
  const stored = blocks.map((block): StoredBlock => {
    const { kind, level, label, bold, cells } = block;
    const code: StoredBlock = { k: codes[kind] };
    if (kind === "heading") code.x = block.text;
    else {
      const start = text.indexOf(block.text, cursor);
      code.at = [start, block.text.length];
      cursor = start + block.text.length;
    }
    if (level !== undefined) code.l = level;
    if (label !== undefined) code.n = label;
    if (bold && bold.length > 0) code.b = bold.flat();
    if (cells) code.w = cells.map((cell) => cell.length);
    if (block.isHeader) code.h = 1;
    if (block.continues) code.o = 1;
    return code;
  });
  return JSON.stringify(stored);
}

/** The blocks of a passage; if it was stored without, they are derived from its lines. */
export function decodeBlocks(
  text: string,
  stored: string | null,
  heading: string | null,
): TextBlock[] {
  if (stored === null) return readLines(text, heading);
  return (JSON.parse(stored) as StoredBlock[]).map(({ k, at = [0, 0], x, l, n, b, w, h, o }) => {
    const [start, length] = at;
    const block: TextBlock = { kind: kinds[k], text: x ?? text.slice(start, start + length) };
    if (l !== undefined) block.level = l;
    if (n !== undefined) block.label = n;
    if (b) block.bold = pairs(b);
    if (w) block.cells = cellRanges(w).map(([from, to]) => block.text.slice(from, to));
    if (h) block.isHeader = true;
    if (o) block.continues = true;
    return block;
  });
}

function pairs(numbers: readonly number[]): [number, number][] {
  return Array.from({ length: numbers.length / 2 }, (_, index) => [
    numbers[2 * index] ?? 0,
    numbers[2 * index + 1] ?? 0,
  ]);
}

function readLines(text: string, heading: string | null): TextBlock[] {
  const above: TextBlock[] = heading === null ? [] : [{ kind: "heading", level: 1, text: heading }];
  return [...above, ...text.split("\n").map(readLine)];
}

function readLine(line: string): TextBlock {
  const cells = line.split(CELL_GAP);
  if (cells.length > 1) return { kind: "table-row", text: line, cells };
  const item = readListMarker(line);
  if (!item) return { kind: "paragraph", text: line };
  const { length, label } = item;
  const block: TextBlock = { kind: "list-item", level: 1, text: line.slice(length) };
  return label === undefined ? block : { ...block, label };
}
