import { BlockCount } from "./block-count";
import { type Block, type ExtractedDocument, MAX_BLOCKS, MAX_CHARACTERS } from "./document";
import { ExtractionError } from "./extraction-error";
import { findWraps } from "./join-lines";
import { endsClause, endsSentence, joinLine } from "./line-text";
import { readListMarker } from "./list-marker";
import { isTableRule, readInline, readMarkedHeading, readTableCells } from "./markdown-line";
import { assembleDocument } from "./plain-text";
import { removeRunningHeads } from "./running-heads";
import { markHeader, tableRow } from "./table-rows";
import { markTitleLines, markTypedItems } from "./title-lines";

const FENCE = /^\s*(?:```|~~~)/u;
const RULE = /^\s*(?:-{3,}|={3,}|\*{3,}|_{3,})\s*$/u;
/** Between columns that were lined up with tabs or spaces. */
const COLUMN_GAP = /(?<!\s)(?:\s*\t\s*| {3,}(?=\S))/u;
/** "Osmosis: …", "Osmosis = …", "A -> B": a line of notes, not a title. */
const NOTE = /[:=→⇒]|->|=>/u;
/** Lines of a text, most of which are blank or joined: each takes memory before any is read. */
const MOST_LINES = 4 * MAX_BLOCKS;
const LONGEST_TITLE = 80;
const MOST_WORDS = 12;
/** The fewest characters of text below a title with a colon: "Henle's loop: making salt work". */
const LONG_TEXT = 160;
/** The fewest characters of text below another title; the lines of a word list are shorter. */
const LEAST_TEXT = 40;

/**
 * A plain text that was typed, pasted or read from a picture, as a document. Blank lines separate its
 * paragraphs, lines that were broken only for lack of room are joined, headers and footers of pages are
 * left out, and Markdown is understood.
 * @throws {ExtractionError} if the text is too long
 */
export function readPlainText(text: string): ExtractedDocument {
  if (text.length > MAX_CHARACTERS) {
    throw new ExtractionError("too_large", "The text is longer than the limit.");
  }
  const lines = removeRunningHeads(splitLines(text)).flatMap(splitBullets);
  const { blocks, opening } = readBlocks(lines);
  markTables(blocks);
  markTitleLines(blocks.map((block) => ({ block, look: { size: 1, underlined: false } })));
  markTypedItems(blocks);
  for (const block of blocks) trimStart(block);
  markShortTitles(blocks, opening);
  return assembleDocument([{ number: null, blocks }]);
}

function splitLines(text: string): string[] {
  const lines = text.split(/\r\n?|[\n\f]/u, MOST_LINES + 1);
  if (lines.length > MOST_LINES) {
    throw new ExtractionError("too_large", "The text has more lines than the limit.");
  }
  return lines;
}

/** Bullets that were pasted into one line. A long gap is tried from its start only. */
function splitBullets(line: string): string[] {
  const parts = line.split(/(?<!\s)\s+(?=[•▪◦‣●]\s)/u);
  return parts.length > 2 || (parts.length > 1 && /^\s*[•▪◦‣●]/u.test(line)) ? parts : [line];
}

/** The blocks of lines, and which of them follow a blank line. */
function readBlocks(lines: readonly string[]): { blocks: Block[]; opening: Set<Block> } {
  const blocks: Block[] = [];
  const opening = new Set<Block>();
  const wraps = findWraps(lines);
  const count = new BlockCount();
  for (let index = 0; index < lines.length; index++) {
    const line = lines[index] ?? "";
    if (line.trim() === "" || (RULE.test(line) && !underlines(lines, index))) continue;
    if (FENCE.test(line)) {
      let end = index + 1;
      while (end < lines.length && !FENCE.test(lines[end] ?? "")) end++;
      const code = lines.slice(index + 1, end);
      blocks.push({ kind: "code", text: code.map((one) => one.trimEnd()).join("\n") });
      index += code.length + 1;
      continue;
    }
    const last = blocks.at(-1);
    if (isTableRule(line)) {
      if (last?.kind === "table-row") last.isHeader = true;
    } else if (RULE.test(line)) {
      if (last) Object.assign(last, { kind: "heading", level: line.includes("=") ? 1 : 2 });
    } else {
      let whole = line.replace(/^\s*> ?/u, "");
      const first = index;
      while (wraps[index]) whole = joinLine(whole, (lines[++index] ?? "").trim(), () => false);
      const block = readLine(whole);
      count.add(1);
      blocks.push(block);
      if (isBlank(lines[first - 1])) opening.add(block);
    }
  }
  return { blocks: blocks.filter(({ text }) => text.trim() !== ""), opening };
}

function isBlank(line: string | undefined): boolean {
  return line === undefined || line.trim() === "";
}

/** Whether a row of characters underlines the line above it, which makes that a heading (setext). */
function underlines(lines: readonly string[], index: number): boolean {
  const above = lines[index - 1]?.trim() ?? "";
  return above !== "" && above.length <= LONGEST_TITLE && /[-=]/.test(lines[index] ?? "");
}

/** A line as a block; one that may be a list item still begins with how far it is set in. */
function readLine(line: string): Block {
  const heading = readMarkedHeading(line);
  if (heading) return { kind: "heading", ...heading };
  const cells = readTableCells(line);
  if (cells) return tableRow(cells);
  const indent = /^\s*/u.exec(line)?.[0].replace(/\t/g, "    ") ?? "";
  const { text, bold } = readInline(line);
  const block: Block = { kind: "paragraph", text: indent + text };
  if (bold) block.bold = bold.map(([from, to]) => [from + indent.length, to + indent.length]);
  const columns = line.trim().split(COLUMN_GAP);
  if (columns.length > 1 && readListMarker(line) === null)
    block.cells = columns.map((one) => readInline(one).text);
  return block;
}

/** Lines that follow one another with as many columns are the rows of a table. */
function markTables(blocks: Block[]): void {
  for (let index = 0; index < blocks.length; ) {
    const count = blocks[index]?.cells?.length ?? 0;
    let end = index + 1;
    while (end < blocks.length && count > 1 && blocks[end]?.cells?.length === count) end++;
    const rows = blocks.slice(index, end);
    const isTable = rows.length > 1 || rows[0]?.kind === "table-row";
    for (const [at, row] of rows.entries()) {
      if (!isTable) delete row.cells;
      else if (row.kind !== "table-row") {
        rows[at] = tableRow((row.cells ?? []).map((text) => ({ text })));
        blocks[index + at] = rows[at];
      }
    }
    if (isTable && count > 1) markHeader(rows);
    index = end;
  }
}

function trimStart(block: Block): void {
  const indent = block.text.length - block.text.trimStart().length;
  if (indent === 0 || block.kind === "code" || block.kind === "table-row") return;
  block.text = block.text.slice(indent);
  if (block.bold) block.bold = block.bold.map(([from, to]) => [from - indent, to - indent]);
}

/** A short line above text is its heading, and so is one that announces a paragraph. */
function markShortTitles(blocks: readonly Block[], opening: ReadonlySet<Block>): void {
  for (let index = blocks.length - 2; index >= 0; index--) {
    const block = blocks[index];
    const next = blocks[index + 1];
    const before = blocks[index - 1];
    if (block?.kind !== "paragraph" || !next) continue;
    const opens = opening.has(block);
    if (!readsLikeTitle(block.text, opens)) continue;
    // Among lines without a full stop, it is another entry of a word list.
    const isAmong = before?.kind === "paragraph" && !endsClause(before.text) && !opens;
    if (isAmong && !readsLikeTitle(before.text, false)) continue;
    const announces = /[:：]$/u.test(block.text);
    const length = NOTE.test(block.text) ? LONG_TEXT : LEAST_TEXT;
    const isText =
      next.kind === "paragraph" &&
      (next.text.length >= length || (length === LEAST_TEXT && endsSentence(next.text)));
    const isAbove = announces
      ? isText && !NOTE.test(next.text)
      : isText || next.kind === "list-item" || (opens && next.kind === "heading");
    if (!isAbove) continue;
    block.kind = "heading";
    block.level = 1;
    block.text = block.text.replace(/[:：]$/u, "").trimEnd();
    delete block.bold;
  }
}

function readsLikeTitle(text: string, opens: boolean): boolean {
  return (
    text.length <= LONGEST_TITLE &&
    text.split(/\s/u).length <= MOST_WORDS &&
    /\p{L}/u.test(text) &&
    !/^\p{Ll}/u.test(text) &&
    !/[,;，；]$/u.test(text) &&
    !endsSentence(text) &&
    !/[=→⇒]|->/u.test(text) &&
    (opens || !NOTE.test(text.replace(/[:：]$/u, "")))
  );
}
