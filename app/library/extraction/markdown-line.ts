import { normalizeText } from "./plain-text";
import { concatRich, type RichText, sliceRich } from "./rich-text";

/** "*word*", "_word_" and "`word`", but not "2 * 3" or "snake_case". */
const EMPHASIS = /(?<![\p{L}\p{N}*_])([*_])(?=[^\s*_])([^*_]{1,200})(?<=\S)\1(?![\p{L}\p{N}*_])/gu;
const CODE = /`([^`]{1,200})`/gu;

/** The cells of a table row of Markdown, or null. */
export function readTableCells(line: string): RichText[] | null {
  const row = /^\s*\|(.+)\|\s*$/u.exec(line)?.[1];
  return row === undefined ? null : row.split("|").map(readInline);
}

/** Whether a line separates the header of a table from its rows: "|---|---|". */
export function isTableRule(line: string): boolean {
  return /^\s*\|(?:\s*:?-+:?\s*\|)+\s*$/u.test(line);
}

/** A text without its marks for bold, with its bold ranges. */
export function readInline(source: string): RichText {
  const line = normalizeText(source).replace(EMPHASIS, "$2").replace(CODE, "$1");
  const parts = line.split("**");
  // A mark without its counterpart is text.
  if (parts.length < 3 || parts.length % 2 === 0) return { text: line };
  return concatRich(
    parts.map((text, index) =>
      index % 2 === 1 && text !== "" ? { text, bold: [[0, text.length]] } : { text },
    ),
    "",
  );
}

/** The level of a heading of Markdown, and its text; or null. */
export function readMarkedHeading(line: string): { level: number; text: string } | null {
  const marked = /^\s{0,3}(#{1,6})\s+(?=\S)/u.exec(line);
  if (!marked) return null;
  const { text } = sliceRich(readInline(line.replace(/\s+#+\s*$/u, "")), marked[0].trim().length);
  return { level: marked[1]?.length ?? 1, text: text.trim() };
}
