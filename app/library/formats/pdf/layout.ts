import { type Fragment, fillGaps } from "./fragments";

/** One line of text: usually one fragment, several if it is a row of cells. */
export interface Line extends Pick<Fragment, "x0" | "x1" | "y" | "size" | "font" | "uniform"> {
  cells: Fragment[];
}

/** A part of the page whose lines are read from top to bottom. */
export interface Region {
  lines: Line[];
  x0: number;
  x1: number;
}

const BIN = 2;
const MIN_COLUMN_LINES = 6;
/** Cells of a row, or rows of a cell. Each is compared with the others: no table needs more. */
const MOST_CELLS = 100;

/** Cuts a page into regions in reading order: columns side by side, full-width parts between them. */
export function layOut(fragments: readonly Fragment[], depth = 0): Region[] {
  const gutter = depth < 2 ? findGutter(fragments) : null;
  if (gutter === null) return [buildRegion(fragments)];
  const crossing = fragments
    .filter((f) => f.x0 < gutter && f.x1 > gutter)
    .sort((a, b) => b.y - a.y);
  const regions: Region[] = [];
  const rightFirst = fragments.filter((f) => f.rightToLeft).length * 2 > fragments.length;
  const rest = fragments.filter((f) => f.x1 <= gutter || f.x0 >= gutter);
  const places = new Map(rest.map((fragment, place) => [fragment, place]));
  const waiting = [...rest].sort((a, b) => b.y - a.y);
  let next = 0;
  const flushColumns = (bottom: number) => {
    const first = next;
    while ((waiting[next]?.y ?? bottom) > bottom) next++;
    const band = waiting
      .slice(first, next)
      .sort((a, b) => (places.get(a) ?? 0) - (places.get(b) ?? 0));
    const left = band.filter((f) => f.x1 <= gutter);
    const right = band.filter((f) => f.x0 >= gutter);
    for (const column of rightFirst ? [right, left] : [left, right]) {
      if (column.length === 0) continue;
      for (const region of layOut(column, depth + 1)) regions.push(region);
    }
  };
  let pending: Fragment[] = [];
  for (const fragment of crossing) {
    if ((waiting[next]?.y ?? fragment.y) > fragment.y) {
      if (pending.length > 0) regions.push(buildRegion(pending));
      pending = [];
      flushColumns(fragment.y);
    }
    pending.push(fragment);
  }
  if (pending.length > 0) regions.push(buildRegion(pending));
  flushColumns(Number.NEGATIVE_INFINITY);
  return regions;
}

/** Middle of the white strip between two columns, or null. */
function findGutter(fragments: readonly Fragment[]): number | null {
  if (fragments.length < 2 * MIN_COLUMN_LINES) return null;
  let min = Number.POSITIVE_INFINITY;
  let max = Number.NEGATIVE_INFINITY;
  for (const f of fragments) {
    min = Math.min(min, f.x0);
    max = Math.max(max, f.x1);
  }
  const bins = Math.ceil((max - min) / BIN);
  if (bins < 40 || bins > 5000) return null;
  const change = new Int32Array(bins + 2);
  for (const f of fragments) {
    const from = Math.floor((f.x0 - min) / BIN);
    const to = Math.ceil((f.x1 - min) / BIN);
    change[from] = (change[from] ?? 0) + 1;
    change[to] = (change[to] ?? 0) - 1;
  }
  // The strip with the fewest fragments across, among those in the middle of the page.
  const allowed = Math.max(1, Math.floor(fragments.length * 0.12));
  let cover = 0;
  let best: { bin: number; cover: number; width: number } | null = null;
  let start = -1;
  let lowest = 0;
  for (let bin = 0; bin <= bins; bin++) {
    cover += change[bin] ?? 0;
    const open = cover <= allowed && bin > bins * 0.2 && bin < bins * 0.8;
    if (open && start !== -1 && cover === lowest) continue;
    if (start !== -1) {
      const width = bin - start;
      const better =
        best === null || lowest < best.cover || (lowest === best.cover && width > best.width);
      if (width >= 3 && better) best = { bin: start + width / 2, cover: lowest, width };
    }
    start = open ? bin : -1;
    lowest = cover;
  }
  if (best === null) return null;
  const gutter = min + best.bin * BIN;
  return areColumns(fragments, gutter, min, max) ? gutter : null;
}

/** Tells columns of text from the columns of a table by how full their lines are and how they are drawn. */
function areColumns(
  fragments: readonly Fragment[],
  gutter: number,
  min: number,
  max: number,
): boolean {
  let left = 0;
  let right = 0;
  let leftWidth = 0;
  let rightWidth = 0;
  let characters = 0;
  let changes = 0;
  let side = 0;
  for (const f of fragments) {
    if (f.x0 < gutter && f.x1 > gutter) continue;
    const now = f.x1 <= gutter ? 1 : 2;
    if (side !== 0 && now !== side) changes++;
    side = now;
    characters += f.length;
    if (now === 1) {
      left++;
      leftWidth += f.x1 - f.x0;
    } else {
      right++;
      rightWidth += f.x1 - f.x0;
    }
  }
  const fewest = Math.min(left, right);
  if (fewest < MIN_COLUMN_LINES) return false;
  if (leftWidth / left < 0.5 * (gutter - min) || rightWidth / right < 0.5 * (max - gutter))
    return false;
  // Columns are drawn one after the other; a program that draws across them still fills its lines.
  return changes <= Math.max(3, fewest / 3) || (fewest >= 8 && characters / (left + right) >= 35);
}

function buildRegion(fragments: readonly Fragment[]): Region {
  const sorted = [...fragments].sort((a, b) => b.y - a.y || a.x0 - b.x0);
  const rows: Fragment[][] = [];
  let row: Fragment[] = [];
  let rowY = 0;
  let rowSize = 0;
  for (const fragment of sorted) {
    const near = Math.abs(rowY - fragment.y) < 0.4 * Math.min(rowSize, fragment.size);
    const hasRoom = row.length > 0 && row.length < MOST_CELLS;
    if (hasRoom && near && !row.some((other) => overlaps(other, fragment))) {
      row.push(fragment);
      continue;
    }
    row = [fragment];
    rows.push(row);
    rowY = fragment.y;
    rowSize = fragment.size;
  }
  const lines = joinCentredCells(rows).map(buildLine);
  let x0 = Number.POSITIVE_INFINITY;
  let x1 = Number.NEGATIVE_INFINITY;
  for (const line of lines) {
    x0 = Math.min(x0, line.x0);
    x1 = Math.max(x1, line.x1);
  }
  return { lines, x0, x1 };
}

/**
 * In a table whose cells are centred, lines of one row interleave: they follow closer than lines of text
 * can, and beside each other. Such lines become one row, the lines of each cell joined.
 */
function joinCentredCells(rows: Fragment[][]): Fragment[][] {
  const joined: Fragment[][] = [];
  let chain: Fragment[][] = [];
  const flush = () => {
    const columns = chain.length > 1 ? stackColumns(chain.flat()) : [];
    // Text in columns that were not recognised as such interleaves too, without end.
    if (
      (columns.length >= 3 && columns.length <= MOST_CELLS) ||
      (columns.length === 2 && chain.length <= 3)
    )
      joined.push(columns);
    else for (const row of chain) joined.push(row);
    chain = [];
  };
  for (const row of rows) {
    const last = chain.at(-1);
    if (last && (chain.length >= MOST_CELLS || !interleaves(last, row))) flush();
    chain.push(row);
  }
  flush();
  return joined;
}

function interleaves(above: readonly Fragment[], below: readonly Fragment[]): boolean {
  const first = above[0];
  const second = below[0];
  if (!first || !second) return false;
  if (first.y - second.y > 0.8 * Math.min(first.size, second.size)) return false;
  return !below.some((fragment) => above.some((other) => overlaps(other, fragment)));
}

function stackColumns(fragments: readonly Fragment[]): Fragment[] {
  const columns: Fragment[] = [];
  for (const fragment of fragments) {
    if (columns.length > MOST_CELLS) break;
    const index = columns.findIndex((column) => overlaps(column, fragment));
    const column = columns[index];
    if (column) columns[index] = merge(column, fragment, column.size);
    else columns.push(fragment);
  }
  return columns;
}

function overlaps(a: Fragment, b: Fragment): boolean {
  return Math.min(a.x1, b.x1) - Math.max(a.x0, b.x0) > 0.5 * Math.min(a.size, b.size);
}

function buildLine(row: Fragment[]): Line {
  const only = row[0];
  if (only && row.length === 1) {
    const { x0, x1, y, size, font, uniform } = only;
    return { cells: row, x0, x1, y, size, font, uniform };
  }
  const rightToLeft = row.filter((f) => f.rightToLeft).length * 2 > row.length;
  const cells: Fragment[] = [];
  for (const fragment of row.sort((a, b) => (rightToLeft ? b.x0 - a.x0 : a.x0 - b.x0))) {
    const last = cells.at(-1);
    const gap = last ? Math.max(fragment.x0 - last.x1, last.x0 - fragment.x1) : 0;
    if (last && gap < 0.9 * Math.max(last.size, fragment.size))
      cells[cells.length - 1] = merge(last, fragment, gap);
    else cells.push(fragment);
  }
  const main = cells.reduce((longest, cell) => (cell.length > longest.length ? cell : longest));
  return {
    cells,
    x0: Math.min(...cells.map((cell) => cell.x0)),
    x1: Math.max(...cells.map((cell) => cell.x1)),
    y: main.y,
    size: main.size,
    font: main.font,
    uniform: cells.every((cell) => cell.uniform && cell.font === main.font),
  };
}

function merge(a: Fragment, b: Fragment, gap: number): Fragment {
  const main = b.length > a.length ? b : a;
  if (!a.rightToLeft && b.x0 > a.x0 && b.x1 < a.x1) {
    return {
      ...a,
      uniform: a.uniform && b.uniform && a.font === b.font,
      length: a.length + b.length,
      runs: fillGaps(a.runs, b.runs),
    };
  }
  const [first, ...rest] = b.runs;
  const joined = first
    ? [{ ...first, spaceBefore: first.spaceBefore || gap > 0.12 * main.size }, ...rest]
    : [];
  return {
    ...main,
    x0: Math.min(a.x0, b.x0),
    x1: Math.max(a.x1, b.x1),
    uniform: a.uniform && b.uniform && a.font === b.font,
    length: a.length + b.length,
    runs: [...a.runs, ...joined],
  };
}
