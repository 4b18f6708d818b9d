import { raiseDigits } from "~/library/extraction/plain-text";

/** The part of a pdf.js text item that layout needs. */
export interface PdfTextItem {
  str: string;
  dir: string;
  width: number;
  transform: number[];
  fontName: string;
  hasEOL: boolean;
}

/** Text of one font and size. */
export interface Run {
  text: string;
  font: string;
  size: number;
  x0: number;
  x1: number;
  y: number;
  spaceBefore: boolean;
}

/** Contiguous text on one baseline: a line, or the part of it in one column or cell. */
export interface Fragment {
  x0: number;
  x1: number;
  y: number;
  size: number;
  /** Font of most of its characters. */
  font: string;
  /** Whether that font sets all of it. */
  uniform: boolean;
  rightToLeft: boolean;
  length: number;
  runs: Run[];
}

/** The largest gap between runs of one fragment, in font sizes. Justified text stretches to about one. */
const WIDEST_SPACE = 1.2;

/** Joins the items of a page, in the order they are drawn, into fragments. */
export function buildFragments(items: readonly PdfTextItem[], rotate: number): Fragment[] {
  const fragments: Fragment[] = [];
  let current: Fragment | null = null;
  let space = false;
  for (const item of items) {
    const text = item.str;
    if (text.trim() === "") {
      space ||= text !== "";
      continue;
    }
    const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = item.transform;
    const size = Math.hypot(c, d) || Math.hypot(a, b);
    // Text along another direction than the page's (a stamp in the margin) is not part of its lines.
    if (directionOf(a, b, rotate) !== 0) continue;
    const [x, y] = turn(e, f, rotate);
    const x1 = x + item.width;
    if (current && continues(current, x, x1, y, size, item.dir === "rtl")) {
      const gap = Math.max(x - current.x1, current.x0 - x1);
      append(current, {
        text,
        font: item.fontName,
        size,
        x0: x,
        x1,
        y,
        spaceBefore: space || gap > 0.25 * Math.max(size, current.size),
      });
    } else {
      current = {
        x0: x,
        x1,
        y,
        size,
        font: item.fontName,
        uniform: true,
        rightToLeft: item.dir === "rtl",
        length: text.length,
        runs: [{ text, font: item.fontName, size, x0: x, x1, y, spaceBefore: false }],
      };
      fragments.push(current);
    }
    space = false;
  }
  for (const fragment of fragments) settle(fragment);
  return fragments;
}

/** 0 where text runs along the upright page. */
function directionOf(a: number, b: number, rotate: number): number {
  const angle = Math.round((Math.atan2(b, a) * 180) / Math.PI / 90) * 90;
  return (((angle - rotate) % 360) + 360) % 360;
}

/** Coordinates after turning the page upright; only differences count, so no origin is needed. */
function turn(x: number, y: number, rotate: number): [number, number] {
  if (rotate === 90) return [y, -x];
  if (rotate === 180) return [-x, -y];
  return rotate === 270 ? [-y, x] : [x, y];
}

function continues(
  current: Fragment,
  x0: number,
  x1: number,
  y: number,
  size: number,
  rightToLeft: boolean,
): boolean {
  const largest = Math.max(size, current.size);
  if (Math.abs(y - current.y) > 0.55 * largest) return false;
  const widest = WIDEST_SPACE * largest;
  const after = x0 - current.x1;
  if (after >= -0.4 * largest && after <= widest) return true;
  if (!rightToLeft && !current.rightToLeft) return false;
  const before = current.x0 - x1;
  return before >= -0.4 * largest && before <= widest;
}

function append(fragment: Fragment, run: Run): void {
  fragment.runs.push(run);
  fragment.x0 = Math.min(fragment.x0, run.x0);
  fragment.x1 = Math.max(fragment.x1, run.x1);
  fragment.length += run.text.length;
  // The base line is that of the larger letters, even if a raised mark comes first.
  if (run.size > fragment.size) {
    fragment.size = run.size;
    fragment.y = run.y;
  }
}

function settle(fragment: Fragment): void {
  if (fragment.runs.length === 1) return;
  const lengths = new Map<string, number>();
  let rightToLeft = 0;
  for (const run of fragment.runs) {
    lengths.set(run.font, (lengths.get(run.font) ?? 0) + run.text.length);
    if (RIGHT_TO_LEFT.test(run.text)) rightToLeft += run.text.length;
  }
  let longest = 0;
  for (const [font, length] of lengths) {
    if (length > longest) {
      longest = length;
      fragment.font = font;
    }
  }
  fragment.uniform = lengths.size === 1;
  fragment.rightToLeft = rightToLeft * 2 > fragment.length;
}

/** More runs than the quotation marks of a line, and than its words. */
const [MOST_FILLINGS, MOST_FILLED] = [50, 1000];

/** Runs from left to right with others among them that were drawn into their gaps: quotation marks, as a rule. */
export function fillGaps(runs: readonly Run[], gapped: readonly Run[]): Run[] {
  if (gapped.length > MOST_FILLINGS || runs.length > MOST_FILLED) return [...runs, ...gapped];
  let filled = [...runs];
  for (const filling of gapped) {
    const middle = (filling.x0 + filling.x1) / 2;
    filled = filled.flatMap((run) => {
      if (middle <= run.x0 || middle >= run.x1) return [run];
      const parts = partAt(run, filling);
      return parts ? [parts[0], parts[1]] : [run];
    });
    const at = filled.findIndex(({ x0 }) => x0 >= middle);
    const next = filled[at];
    if (!next) {
      filled.push(filling);
      continue;
    }
    filled.splice(at, 1, { ...filling, spaceBefore: false }, { ...next, spaceBefore: false });
  }
  return filled;
}

/** A run, split at its leader dots. */
function partAt(run: Run, filling: Run): [Run, Run] | null {
  const spaces = [...run.text.matchAll(/ /g)].map(({ index }) => index);
  const width = filling.x1 - filling.x0;
  const letter =
    (run.x1 - run.x0 - spaces.length * width) / Math.max(1, run.text.length - spaces.length);
  for (const [before, index] of spaces.entries()) {
    const x0 = run.x0 + (index - before) * letter + before * width;
    if (Math.abs(x0 - filling.x0) > 0.5 * width) continue;
    return [
      { ...run, text: run.text.slice(0, index), x1: x0 },
      { ...run, text: run.text.slice(index + 1), x0: x0 + width, spaceBefore: false },
    ];
  }
  return null;
}

const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;
const FOOTNOTE_MARK = /^(?:\[?\d{1,3}\]?|[*†‡§¶]{1,3}|[a-z])$/;
/** What a raised number behind it makes a power, not a note: a unit, a variable, a number, a bracket. */
const BEFORE_POWER = /(?:^|[^\p{L}])(?:[kcdmnµμ]?m|s|ft|in|yd|mi|\p{L})$|[\d)\]]$|[A-Z][a-z]?\d*$/u;

function isRaised(run: Run, fragment: Fragment): boolean {
  return run.size < 0.88 * fragment.size && run.y > fragment.y + 0.12 * fragment.size;
}

/** Label of the note a fragment opens with ("1", "*"), when it is raised; null otherwise. */
export function raisedLabel(fragment: Fragment): string | null {
  const first = fragment.runs[0];
  if (!first || fragment.runs.length < 2 || !isRaised(first, fragment)) return null;
  const label = first.text.trim();
  return FOOTNOTE_MARK.test(label) ? label : null;
}

/**
 * Texts of a fragment's runs. Raised marks that name a note are left out, raised numbers that are powers
 * become superscript characters: "10" and a raised "7" must not read as 107.
 */
export function fragmentTexts(
  fragment: Fragment,
  noteLabels: ReadonlySet<string>,
): { text: string; font: string }[] {
  const texts: { text: string; font: string }[] = [];
  let before = "";
  for (const [index, run] of fragment.runs.entries()) {
    let part = index === 0 && isSymbolBullet(run, fragment.runs[1]) ? "•" : run.text;
    if (fragment.runs.length > 1 && isRaised(run, fragment)) {
      const mark = part.trim();
      if (FOOTNOTE_MARK.test(mark) && isNoteMark(before, mark, noteLabels)) continue;
      part = raiseDigits(part);
    }
    if (run.spaceBefore && texts.length > 0) part = ` ${part}`;
    texts.push({ text: part, font: run.font });
    // The end of the text before distinguishes a footnote mark from an exponent.
    before = (before + part).slice(-12);
  }
  return texts;
}

/** Letters of symbol fonts that show as bullets: the circle of Courier, the signs of Wingdings. */
const SYMBOL = /^[o§Øqvü\uf000-\uf0ff]$/u;

/** Whether a run is a bullet in a symbol font. */
export function isSymbolBullet(run: Run, next: Run | undefined): boolean {
  return next !== undefined && next.font !== run.font && SYMBOL.test(run.text.trim());
}

function isNoteMark(before: string, mark: string, noteLabels: ReadonlySet<string>): boolean {
  if (before === "") return true;
  if (/[a-z]/.test(mark)) return noteLabels.has(mark) && !/\d$/.test(before);
  if (!/\d/.test(mark)) return true;
  if (BEFORE_POWER.test(before)) {
    return (
      noteLabels.has(mark) && !/(?:^|\D)10$/.test(before) && /[\p{L}\d]{3,}$|[)\]]$/u.test(before)
    );
  }
  return true;
}
