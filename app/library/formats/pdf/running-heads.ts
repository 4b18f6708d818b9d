import type { Fragment } from "./fragments";

/** How many base lines at the top and the foot of a page may be running heads, feet and page numbers. */
const DEPTH = 3;
const NEAR = 4;
const PAGE_NUMBER =
  /^\P{L}{0,3}(?:\p{L}{1,9}\.? )?(\d{1,4}|[ivxlc]{1,7})(?: ?(?:\/|of|von|de|sur|из) ?\d{1,4})?\P{L}{0,3}$/iu;

interface MarginLine {
  page: number;
  y: number;
  key: string;
  number: number | null;
  fragments: Fragment[];
  recurs: boolean;
}

/** Removes running heads, running feet and page numbers: what recurs at the same place over pages. */
export function removeRunningHeads(pages: readonly Fragment[][]): Fragment[][] {
  const tops = pages.map((fragments, page) => marginLines(fragments, page, true));
  const feet = pages.map((fragments, page) => marginLines(fragments, page, false));
  const furniture = new Set<Fragment>();
  for (const margins of [tops, feet]) {
    markRecurring(margins.flat());
    for (const lines of margins) {
      for (const line of lines.slice(0, countFurniture(lines))) {
        for (const fragment of line.fragments) furniture.add(fragment);
      }
    }
  }
  if (furniture.size === 0) return [...pages];
  const remaining = pages.map((page) => page.filter((fragment) => !furniture.has(fragment)));
  // Pages that are all alike, such as a form's, have no frame around their text.
  return remaining.every((page) => page.length === 0) ? [...pages] : remaining;
}

/** How many lines from the edge inwards recur; a recurring line close to body text is body text. */
function countFurniture(lines: readonly MarginLine[]): number {
  let count = lines.findIndex((line) => !line.recurs);
  if (count === -1) return lines.length;
  for (; count > 0; count--) {
    const line = lines[count - 1];
    const next = lines[count];
    if (!line || !next || line.key === "#") break;
    if (Math.abs(line.y - next.y) > 1.5 * (line.fragments[0]?.size ?? 0)) break;
  }
  return count;
}

function marginLines(fragments: readonly Fragment[], page: number, top: boolean): MarginLine[] {
  const lines: MarginLine[] = [];
  const taken = new Set<Fragment>();
  while (lines.length < DEPTH && taken.size < fragments.length) {
    let edge: Fragment | null = null;
    for (const f of fragments) {
      if (!taken.has(f) && (edge === null || (top ? f.y > edge.y : f.y < edge.y))) edge = f;
    }
    if (edge === null) break;
    const { y, size } = edge;
    const row = fragments.filter((f) => !taken.has(f) && Math.abs(f.y - y) < 0.3 * size);
    for (const f of row) taken.add(f);
    lines.push(...describe(row, page, y));
  }
  return lines;
}

/** One entry for the row; its parts are compared one by one, as a head may carry the section's name. */
function describe(row: Fragment[], page: number, y: number): MarginLine[] {
  row.sort((a, b) => a.x0 - b.x0);
  const text = row
    .map((f) => f.runs.map((run) => run.text).join(""))
    .join(" ")
    .trim();
  const match = PAGE_NUMBER.exec(text);
  const digits = match?.[1] ?? /^\d{1,4}\b|\b\d{1,4}$/.exec(text)?.[0] ?? null;
  const number = digits === null ? null : /\d/.test(digits) ? Number(digits) : 0;
  const key = match ? "#" : text.replace(/\d+/g, "#").toLowerCase();
  return [{ page, y, key, number, fragments: row, recurs: false }];
}

function markRecurring(lines: readonly MarginLine[]): void {
  const byKey = new Map<string, MarginLine[]>();
  for (const line of lines) {
    for (const key of keysOf(line)) {
      const same = byKey.get(key);
      if (same) same.push(line);
      else byKey.set(key, [line]);
    }
  }
  for (const [key, same] of byKey) {
    for (const [index, line] of same.entries()) {
      // Left and right pages alternate, and a chapter's first page has none.
      for (let other = index + 1; other < same.length; other++) {
        const next = same[other];
        if (!next || next.page - line.page > 4) break;
        if (next.page === line.page || Math.abs(next.y - line.y) > NEAR) continue;
        if (key === "#" && !advances(line, next)) continue;
        line.recurs = true;
        next.recurs = true;
        break;
      }
    }
  }
}

function keysOf(line: MarginLine): Set<string> {
  const keys = new Set([line.key]);
  if (line.fragments.length > 1) {
    for (const fragment of line.fragments) {
      const text = fragment.runs
        .map((run) => run.text)
        .join("")
        .trim();
      if (text.length > 3) keys.add(text.replace(/\d+/g, "#").toLowerCase());
    }
  }
  // A page number next to a changing title marks the whole line.
  if (line.number !== null && line.key !== "#") keys.add("#");
  return keys;
}

/** Page numbers grow as the pages do; numbers in a table do not. */
function advances(line: MarginLine, next: MarginLine): boolean {
  if (line.number === null || next.number === null) return false;
  if (line.number === 0 || next.number === 0) return true;
  return next.number - line.number === next.page - line.page;
}
