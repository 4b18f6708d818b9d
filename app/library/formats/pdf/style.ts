import type { Line, Region } from "./layout";

/** The typography of body text; headings and notes differ from it. */
export interface DocumentStyle {
  bodySize: number;
  bodyFont: string;
  /** Distance of base lines within a paragraph, in font sizes. */
  leading: number;
  /** Names of the bold fonts. */
  bold: ReadonlySet<string>;
}

/** Finds size, font and leading of most of the text. */
export function measureStyle(pages: readonly Region[][]): Omit<DocumentStyle, "bold"> {
  const sizes = new Map<number, number>();
  const fonts = new Map<string, number>();
  const leadings = new Map<number, number>();
  for (const regions of pages) {
    for (const { lines } of regions) {
      let previous: Line | null = null;
      for (const line of lines) {
        const length = line.cells.reduce((sum, cell) => sum + cell.length, 0);
        add(sizes, Math.round(line.size * 10) / 10, length);
        add(fonts, line.font, length);
        if (previous && previous.size === line.size) {
          const ratio = (previous.y - line.y) / line.size;
          if (ratio > 0.9 && ratio < 2.2) add(leadings, Math.round(ratio * 20) / 20, length);
        }
        previous = line;
      }
    }
  }
  return {
    bodySize: commonest(sizes) ?? 10,
    bodyFont: commonest(fonts) ?? "",
    leading: commonest(leadings) ?? 1.2,
  };
}

/** A font with fewer letters than this is not looked up. */
const LEAST_LETTERS = 12;

/**
 * Fonts that may be bold, each with a page that holds it: those that set whole lines though they are not
 * the body's come first, since they make headings; then those of words within lines.
 */
export function boldFontCandidates(
  pages: readonly Region[][],
  style: Omit<DocumentStyle, "bold">,
): Map<string, number> {
  const candidates = new Map<string, number>();
  for (const [page, regions] of pages.entries()) {
    for (const { lines } of regions) {
      for (const line of lines) {
        if (line.font === style.bodyFont || !line.uniform || candidates.has(line.font)) continue;
        const ratio = line.size / style.bodySize;
        const fits = ratio > 0.92 && ratio < 1.12 && line.cells.length === 1;
        if (fits && readsLikeHeading(line)) candidates.set(line.font, page);
      }
    }
  }
  for (const [font, page] of fontsWithin(pages, style.bodyFont)) {
    if (!candidates.has(font)) candidates.set(font, page);
  }
  return candidates;
}

/** Fonts of words within lines, with the page where each is met first. */
function fontsWithin(pages: readonly Region[][], bodyFont: string): Map<string, number> {
  const letters = new Map<string, number>();
  const first = new Map<string, number>();
  for (const [page, regions] of pages.entries()) {
    for (const { cells, uniform } of regions.flatMap(({ lines }) => lines)) {
      if (uniform && cells.length === 1) continue;
      for (const { font, text } of cells.flatMap(({ runs }) => runs)) {
        if (font === bodyFont) continue;
        add(letters, font, text.length);
        if (!first.has(font)) first.set(font, page);
      }
    }
  }
  return new Map([...first].filter(([font]) => (letters.get(font) ?? 0) >= LEAST_LETTERS));
}

function readsLikeHeading(line: Line): boolean {
  const text =
    line.cells[0]?.runs
      .map((run) => run.text)
      .join(" ")
      .trim() ?? "";
  return text.length < 120 && /^[^\p{Ll}]/u.test(text) && !/[.,;-]$/.test(text);
}

function add<Key>(counts: Map<Key, number>, key: Key, amount: number): void {
  counts.set(key, (counts.get(key) ?? 0) + amount);
}

function commonest<Key>(counts: ReadonlyMap<Key, number>): Key | null {
  let best: Key | null = null;
  let most = 0;
  for (const [key, count] of counts) {
    if (count > most) {
      most = count;
      best = key;
    }
  }
  return best;
}
