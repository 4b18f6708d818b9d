import { normalizeText } from "./plain-text";

/** An item of a list: how far it is set in, its number or letter, and the text behind. */
export interface ListMarker {
  /** Spaces before the mark. */
  indent: number;
  /** As written, of an ordered item: "2.", "(b)". */
  mark?: string;
  /** Its number or letter alone: "2", "b". */
  label?: string;
  rest: string;
}

const BULLET = /^(\s*)[•▪◦‣∙·●○■□➢➤►✓–—*+-]\s+(?=\S)/u;
const NUMBER = /^(\s*)(\(?(\d{1,3}|[a-zA-Z]|[ivx]{1,5})[.)])\s+(?=\S)/u;

/** The bullet or number that a line begins with, or null. */
export function readListMarker(line: string): ListMarker | null {
  const bullet = BULLET.exec(line);
  if (bullet) return { indent: bullet[1]?.length ?? 0, rest: line.slice(bullet[0].length) };
  const number = NUMBER.exec(line);
  if (!number) return null;
  const [all, indent = "", mark = "", label = ""] = number;
  return { indent: indent.length, mark, label, rest: line.slice(all.length) };
}

/** The cells of a table row of Markdown, or null. */
export function readTableCells(line: string): string[] | null {
  const row = /^\s*\|(.+)\|\s*$/u.exec(line)?.[1];
  return row === undefined ? null : row.split("|").map((cell) => readInline(cell).text);
}

/** Whether a line parts the header of a table from its rows: "|---|---|". */
export function isTableRule(line: string): boolean {
  return /^\s*\|(?:\s*:?-+:?\s*\|)+\s*$/u.test(line);
}

/** A text without its marks of bold, and where it is bold. */
export function readInline(source: string): { text: string; bold?: [number, number][] } {
  const line = normalizeText(source);
  if (!line.includes("**")) return { text: line };
  let text = "";
  const bold: [number, number][] = [];
  for (const [index, part] of line.split("**").entries()) {
    if (index % 2 === 1 && part !== "") bold.push([text.length, text.length + part.length]);
    text += part;
  }
  return bold.length > 0 ? { text, bold } : { text };
}
