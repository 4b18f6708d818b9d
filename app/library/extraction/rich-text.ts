import { normalizeText } from "./plain-text";

/** A run of characters with the same formatting. */
export interface Run {
  text: string;
  bold: boolean;
}

/** Text with single spaces, and its bold ranges. */
export interface RichText {
  text: string;
  bold?: readonly (readonly [number, number])[];
}

/** Joins runs to one line of text. */
export function joinRuns(runs: readonly Run[]): RichText {
  const text = normalizeText(runs.map((run) => run.text).join(""));
  if (!runs.some((run) => run.bold)) return { text };
  const bold: [number, number][] = [];
  let cursor = 0;
  for (const run of mergeAlike(runs)) {
    const part = normalizeText(run.text);
    const at = part === "" ? -1 : indexNear(text, part, cursor);
    if (at === -1) continue;
    cursor = at + part.length;
    if (!run.bold) continue;
    const last = bold.at(-1);
    if (last && text.slice(last[1], at).trim() === "") last[1] = cursor;
    else bold.push([at, cursor]);
  }
  return bold.length > 0 ? { text, bold } : { text };
}

/** The runs split at `separator`. */
export function splitRuns(runs: readonly Run[], separator: string | RegExp): Run[][] {
  const lines: Run[][] = [[]];
  for (const run of runs) {
    for (const [index, text] of run.text.split(separator).entries()) {
      if (index > 0) lines.push([]);
      if (text !== "") lines.at(-1)?.push({ ...run, text });
    }
  }
  return lines;
}

/** A part of rich text, from one offset to another. */
export function sliceRich({ text, bold }: RichText, start: number, end = text.length): RichText {
  const part = { text: text.slice(start, end) };
  const kept = clipRanges(bold ?? [], start, end);
  return kept.length > 0 ? { ...part, bold: kept } : part;
}

/** Sorted ranges clipped to a part of a text, as offsets into that part. */
export function clipRanges(
  ranges: readonly (readonly [number, number])[],
  start: number,
  end: number,
): [number, number][] {
  let low = 0;
  let high = ranges.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((ranges[middle]?.[1] ?? 0) <= start) low = middle + 1;
    else high = middle;
  }
  const clipped: [number, number][] = [];
  for (let index = low; index < ranges.length; index++) {
    const [from, to] = ranges[index] ?? [end, end];
    if (from >= end) break;
    clipped.push([Math.max(from, start) - start, Math.min(to, end) - start]);
  }
  return clipped;
}

/** Joins rich texts with `gap` between them. */
export function concatRich(parts: readonly RichText[], gap: string): RichText {
  let text = "";
  const bold: [number, number][] = [];
  for (const [index, part] of parts.entries()) {
    if (index > 0) text += gap;
    for (const [from, to] of part.bold ?? []) bold.push([text.length + from, text.length + to]);
    text += part.text;
  }
  return bold.length > 0 ? { text, bold } : { text };
}

/** Whether all letters and digits of a text are bold. */
export function isAllBold({ text, bold = [] }: RichText): boolean {
  let rest = "";
  let at = 0;
  for (const [from, to] of bold) {
    rest += text.slice(at, from);
    at = to;
  }
  return bold.length > 0 && !/[\p{L}\p{N}]/u.test(rest + text.slice(at));
}

function mergeAlike(runs: readonly Run[]): Run[] {
  const merged: Run[] = [];
  for (const run of runs) {
    const last = merged.at(-1);
    const isBlank = run.text.trim() === "";
    if (last && (last.bold === run.bold || isBlank)) last.text += run.text;
    else merged.push({ text: run.text, bold: run.bold });
  }
  return merged;
}

/** Between runs there can only be spaces, which may have been dropped. */
function indexNear(text: string, part: string, from: number): number {
  for (let at = from; at <= from + 2; at++) if (text.startsWith(part, at)) return at;
  return -1;
}
