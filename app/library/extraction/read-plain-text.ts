import type { Block, ExtractedDocument } from "./document";
import { isTableRule, readInline, readListMarker, readTableCells } from "./markdown-line";
import { assembleDocument, normalizeText } from "./plain-text";

/**
 * A plain text as a document: blank lines part its paragraphs. Lines that were broken only for
 * want of room are joined again, and a short line above a text is its heading. What Markdown marks
 * (headings, items, tables, bold) is read as such.
 */
export function readPlainText(text: string): ExtractedDocument {
  const lines = text
    .split(/\n[^\S\n]*\n/u)
    .flatMap(joinLines)
    .filter((line) => line.trim() !== "");
  const blocks: Block[] = [];
  for (const [index, line] of lines.entries()) {
    const last = blocks.at(-1);
    if (isTableRule(line)) {
      if (last?.kind === "table-row") last.isHeader = true;
    } else blocks.push(toBlock(line, lines[index + 1]));
  }
  return assembleDocument([{ number: null, blocks }]);
}

function joinLines(paragraph: string): string[] {
  const lines = paragraph.split("\n").map((line) => line.replace(/\t/gu, "    ").trimEnd());
  const widest = Math.max(...lines.map((line) => line.length));
  const joined: string[] = [];
  let open = false;
  for (const line of lines) {
    const last = joined.at(-1);
    if (open && last !== undefined && !beginsBlock(line)) {
      joined[joined.length - 1] = `${last} ${line.trim()}`;
    } else joined.push(line);
    // A line that nearly fills the width and stops in a sentence goes on in the next.
    open =
      line.length >= widest * 0.6 &&
      line.length >= 30 &&
      !endsSentence(line) &&
      readTableCells(line) === null;
  }
  return joined;
}

function beginsBlock(line: string): boolean {
  return readListMarker(line) !== null || readTableCells(line) !== null || /^#{1,6} /u.test(line);
}

function toBlock(line: string, next: string | undefined): Block {
  const marked = /^(#{1,6}) +(?=\S)/u.exec(line);
  if (marked) {
    const level = marked[1]?.length ?? 1;
    return { kind: "heading", level, ...readInline(line.slice(marked[0].length)) };
  }
  const cells = readTableCells(line);
  if (cells) return { kind: "table-row", text: cells.join(" | "), cells };
  const item = readListMarker(line);
  if (item) {
    const { indent, rest, ...kept } = item;
    return { kind: "list-item", level: 1 + Math.floor(indent / 2), ...kept, ...readInline(rest) };
  }
  const heads = looksLikeHeading(line) && next !== undefined && !looksLikeHeading(next);
  return heads
    ? { kind: "heading", level: 1, text: readInline(line).text }
    : { kind: "paragraph", ...readInline(line) };
}

function looksLikeHeading(line: string): boolean {
  const text = normalizeText(line);
  return (
    text.length <= 80 && /\p{L}/u.test(text) && !/[,;:，；：]$/u.test(text) && !endsSentence(text)
  );
}

function endsSentence(line: string): boolean {
  return /[.!?…。！？][\p{Pe}\p{Pf}"']*$/u.test(line);
}
