import type { Passage, TextBlock } from "~/ai/ports";
import { comparableText } from "~/ai/text/tokenize";
import { readEntry, withoutNumbering } from "./entry";

/** A block of a document with the blocks nested below it. */
export interface TextNode {
  kind: "paragraph" | "list-item" | "table" | "footnote" | "code";
  /** The number or letter of an ordered item; null if it has none. */
  label: string | null;
  /** The role in a question-and-answer text ("Q:", "A:"); the label is removed from the text. */
  turn?: "question" | "answer";
  text: string;
  /** Bold ranges as offsets: start, and end (exclusive). */
  bold: readonly (readonly [number, number])[];
  /** The pages of the text: a block across a page break has two pieces. */
  pieces: readonly { start: number; page: number | null }[];
  /** The rows of a table; else empty. */
  rows: TableRow[];
  parent: TextNode | null;
  /** List items below their introduction, nested items below their parents. */
  children: TextNode[];
  /** Index among the blocks of the document. */
  position: number;
}

export interface TableRow {
  text: string;
  cells: readonly string[];
  isHeader: boolean;
  page: number | null;
}

/** The blocks below one heading. */
export interface Section {
  fileId: string;
  /** Index among the sections of the document. */
  index: number;
  /** Headings above, outermost first, without question labels. */
  headings: readonly string[];
  nodes: TextNode[];
}

interface PlacedBlock extends TextBlock {
  page: number | null;
}

interface OpenHeading {
  level: number;
  text: string;
  /** Whether the heading ends after the list that follows it. */
  listOnly: boolean;
}

/** A document as a tree of sections, blocks and nested items. */
export interface DocumentTree {
  sections: readonly Section[];
  /** For each normalized heading or line label ("Treatment:"), the number of different parents. */
  labels: ReadonlyMap<string, number>;
}

export function readTree(passages: readonly Passage[]): DocumentTree {
  const blocks = joinPassages(passages);
  const labels = countLabels(blocks);
  const builder = new TreeBuilder(passages[0]?.fileId ?? "", labels);
  for (const [index, block] of blocks.entries()) builder.add(block, index, blocks[index + 1]);
  return { sections: builder.sections.filter(({ nodes }) => nodes.length > 0), labels };
}

function countLabels(blocks: readonly PlacedBlock[]): Map<string, number> {
  const headings = new Map<string, Set<number>>();
  const items = new Map<string, Set<number>>();
  let heading = { label: "", number: 0 };
  let item = 0;
  for (const { kind, text, level = 1 } of blocks) {
    if (kind === "list-item" && level === 1) item += 1;
    const entry = kind === "table-row" ? null : readEntry(text.slice(0, 200));
    if (kind !== "heading" && entry?.separator !== "colon") continue;
    const label = comparableText(kind === "heading" ? withoutNumbering(text) : (entry?.term ?? ""));
    if (kind === "heading") heading = { label, number: heading.number + 1 };
    // A first line that repeats its heading ("Offer", "Offer: …") is no second thing.
    else if (label === heading.label) continue;
    addTo(headings, label, heading.number);
    if (kind === "list-item" && level > 1) addTo(items, label, item);
  }
  // A label below two items of one list describes each of them.
  return new Map(
    [...headings].map(([label, { size }]) => [
      label,
      Math.max(size, 1 + (items.get(label)?.size ?? 0)),
    ]),
  );
}

function addTo(map: Map<string, Set<number>>, key: string, value: number): void {
  const known = map.get(key);
  if (known) known.add(value);
  else map.set(key, new Set([value]));
}

/** The blocks in order; blocks that overlapping passages repeat are kept once. */
function joinPassages(passages: readonly Passage[]): PlacedBlock[] {
  const blocks: PlacedBlock[] = [];
  for (const passage of passages) {
    const before = blocks.at(-1);
    for (const [index, block] of passage.blocks.entries()) {
      const isRepeated =
        index === 0 && /[:：]$/u.test(block.text) && before?.text.endsWith(block.text);
      if (!isRepeated) blocks.push({ ...block, page: passage.page });
    }
  }
  return blocks;
}

const TITLE_NUMBER = /^(?:\d{1,2}(?:\.\d{1,2})*[.)]|[A-ZIVX]{1,4}[.)])\s+\p{L}/u;
const SENTENCE_END = /[.!?;,:：。！？；،؛][”"»’)]*$/u;

/** The longest text, in characters, that a continued block is appended to. */
const maxJoinedLength = 6_000;

/** The level of numbered title lines, below all headings. */
const belowHeadings = 10;

class TreeBuilder {
  readonly sections: Section[] = [];
  readonly #fileId: string;
  readonly #labels: ReadonlyMap<string, number>;
  readonly #headings: OpenHeading[] = [];
  /** The open nodes, outermost first, each with its level. */
  #open: { level: number; node: TextNode }[] = [];
  #last: TextNode | null = null;

  constructor(fileId: string, labels: ReadonlyMap<string, number>) {
    this.#fileId = fileId;
    this.#labels = labels;
  }

  add(block: PlacedBlock, position: number, next: PlacedBlock | undefined): void {
    if (block.kind === "heading") {
      // A label under several headings ("Causes") is a heading of its list only.
      const isRepeated = (this.#labels.get(comparableText(withoutNumbering(block.text))) ?? 0) > 1;
      const listOnly = isRepeated && next?.kind === "list-item";
      this.#openHeading(block.text, block.level ?? 1, listOnly);
    } else if (!block.continues || !this.#goOn(block)) this.#addBody(block, position, next);
  }

  #addBody(block: PlacedBlock, position: number, next: PlacedBlock | undefined): void {
    if (block.kind !== "list-item" && this.#headings.at(-1)?.listOnly) this.#closeHeading();
    if (block.kind === "paragraph" && isTitleLine(block, next)) {
      const isNumbered = TITLE_NUMBER.test(block.text);
      const listOnly = !isNumbered && next?.kind === "list-item";
      this.#openHeading(block.text, isNumbered ? belowHeadings : belowHeadings + 10, listOnly);
    } else if (block.kind === "table-row") this.#addRow(block, position);
    else this.#addNode(block, position);
  }

  #openHeading(text: string, level: number, listOnly: boolean): void {
    while ((this.#headings.at(-1)?.level ?? -1) >= level) this.#headings.pop();
    this.#headings.push({ level, text, listOnly });
    this.#openSection();
  }

  #closeHeading(): void {
    this.#headings.pop();
    this.#openSection();
  }

  #openSection(): Section {
    this.#open = [];
    this.#last = null;
    const headings = this.#headings.map(({ text }) => text);
    const section = { fileId: this.#fileId, index: this.sections.length, headings, nodes: [] };
    this.sections.push(section);
    return section;
  }

  #goOn(block: PlacedBlock): boolean {
    const last = this.#last;
    if (!last || last.kind !== block.kind || last.text.length > maxJoinedLength) return false;
    const gap = /[\p{Script=Han}。！？]$/u.test(last.text) ? "" : " ";
    const start = last.text.length + gap.length;
    last.text += gap + block.text;
    last.bold = [...last.bold, ...shiftedBold(block.bold ?? [], start)];
    last.pieces = [...last.pieces, { start, page: block.page }];
    return true;
  }

  #addRow({ text, cells = [text], isHeader = false, page }: PlacedBlock, position: number): void {
    const row = { text, cells, isHeader, page };
    const table = this.#last;
    const fits = table?.kind === "table" && table.rows[0]?.cells.length === cells.length;
    if (table && fits && !isHeader) table.rows.push(row);
    else this.#place({ ...emptyNode("table", position), text, rows: [row] }, null);
  }

  #addNode(block: PlacedBlock, position: number): void {
    const { kind, label = null, text, bold = [], page } = block;
    if (kind === "heading" || kind === "table-row") return;
    const node: TextNode = {
      ...emptyNode(kind, position),
      label,
      text,
      bold,
      pieces: [{ start: 0, page }],
    };
    this.#place(node, kind === "list-item" ? (block.level ?? 1) : null);
  }

  /** @param level of a list item; null for other blocks */
  #place(node: TextNode, level: number | null): void {
    if (level === null) this.#open = [];
    else while ((this.#open.at(-1)?.level ?? -1) >= level) this.#open.pop();
    const parent = this.#open.at(-1)?.node ?? null;
    node.parent = parent;
    const section = this.sections.at(-1) ?? this.#openSection();
    (parent?.children ?? section.nodes).push(node);
    if (level !== null) this.#open.push({ level, node });
    else if (/[:：]$/u.test(node.text)) this.#open = [{ level: 0, node }];
    if (node.kind !== "footnote") this.#last = node;
  }
}

function emptyNode(kind: TextNode["kind"], position: number): TextNode {
  const none = { label: null, text: "", bold: [], pieces: [], rows: [], parent: null };
  return { kind, ...none, children: [], position };
}

/** Shifts bold ranges after text was removed from the start. */
export function shiftedBold(bold: NonNullable<TextBlock["bold"]>, by: number): [number, number][] {
  return bold.flatMap(([from, to]) =>
    to + by > 0 ? [[Math.max(0, from + by), to + by] satisfies [number, number]] : [],
  );
}

/**
 * Whether a line is a heading without heading style: short, without a full stop, and bold, numbered
 * or above a list.
 */
function isTitleLine(block: PlacedBlock, next: PlacedBlock | undefined): boolean {
  const { text } = block;
  if (text.length > 80 || SENTENCE_END.test(text) || !next) return false;
  const [from, to] = block.bold?.[0] ?? [0, 0];
  const isBold = from === 0 && to >= text.length - 1;
  if (next.kind === "list-item") return true;
  return isBold && next.kind !== "heading" && !/\s[=–—]\s/u.test(text);
}

/** The nodes and their descendants, in reading order. */
export function* descend(nodes: readonly TextNode[]): Generator<TextNode> {
  for (const node of nodes) {
    yield node;
    yield* descend(node.children);
  }
}
