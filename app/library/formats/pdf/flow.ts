import type { Block } from "~/library/extraction/document";
import { endsClause, endsSentence, startsInLowercase } from "~/library/extraction/line-text";
import { startsWithListMarker } from "~/library/extraction/plain-text";
import type { Line, Region } from "./layout";
import { entryFonts, runsToItsEdge, widthOfFirstWord } from "./regions";
import type { SlideStyle } from "./slides";
import type { DocumentStyle } from "./style";

/** Characters after which no line continues a text: it is looked at again with each. */
export const LONGEST_BLOCK = 20_000;

/** A block that may continue, with the positions of its lines. */
export interface OpenText extends Pick<Block, "kind" | "text"> {
  region: Region;
  first: Line;
  last: Line;
}

/** Tells which lines continue the text before them. */
export class LineFlow {
  /** Of the page, if it is a slide. */
  slide: SlideStyle | null = null;
  readonly #style: DocumentStyle;
  readonly #entryFonts = new WeakMap<Region, ReadonlySet<string>>();
  readonly #shortLined = new WeakMap<Region, boolean>();

  constructor(style: DocumentStyle) {
    this.#style = style;
  }

  /** Whether a line begins another block than the one before it in the same region. */
  breaksBetween(open: OpenText, line: Line, text: string): boolean {
    const { last, region } = open;
    if (open.text.length > LONGEST_BLOCK) return true;
    const distance = last.y - line.y;
    const leading = this.#style.leading * Math.max(last.size, line.size);
    if (distance > (open.kind === "heading" ? 1.5 : 1.3) * leading) return true;
    if (Math.abs(last.size - line.size) > 0.08 * Math.max(last.size, line.size)) return true;
    if (open.kind === "heading") return false;
    if (startsWithListMarker(text) && (open.kind === "list-item" || endsClause(open.text)))
      return true;
    const rightToLeft = line.cells[0]?.rightToLeft === true;
    const indent = (l: Line) => (rightToLeft ? region.x1 - l.x1 : l.x0 - region.x0);
    const right = Math.max(region.x1, this.slide?.right ?? 0);
    const room = rightToLeft ? last.x0 - region.x0 : right - last.x1;
    const step = indent(line) - indent(last);
    if (open.kind === "list-item") {
      if (indent(line) < indent(open.first) - line.size) return true;
    } else if (step > 0.8 * line.size && step < 6 * line.size && endsClause(open.text)) return true;
    // The first word would have fitted on the line before: that line was the paragraph's last.
    const needed = widthOfFirstWord(line, text);
    if (this.#opensEntry(region, last, line)) {
      const isEntry = this.#opensEntry(region, null, open.first) && !endsSentence(open.text);
      if (room >= needed || isEntry) return true;
    }
    // In scripts without case, a line filled to its end continues in the next one.
    const isFilled = /^\p{Lo}/u.test(text) && room < 2 * line.size && !endsSentence(open.text);
    if (this.slide && !startsInLowercase(text) && !isFilled) {
      // A separate point ends early, or is as far from the next as the others are.
      if (room >= needed || distance >= 0.95 * this.slide.gap) return true;
    }
    if (room < needed) return false;
    if (this.#isOfShortLines(region) && !startsInLowercase(text) && !/[,;]$/.test(open.text))
      return true;
    return endsClause(open.text)
      ? room > 2 * needed || endsSentence(open.text)
      : room > 0.4 * (region.x1 - region.x0);
  }

  /** Whether the line begins in another font, as the terms of a glossary do. */
  #opensEntry(region: Region, before: Line | null, line: Line): boolean {
    const font = line.cells[0]?.runs[0]?.font;
    if (font === undefined || font === this.#style.bodyFont) return false;
    if (before?.cells.at(-1)?.runs.at(-1)?.font === font) return false;
    let fonts = this.#entryFonts.get(region);
    if (fonts === undefined) {
      fonts = entryFonts(region);
      this.#entryFonts.set(region, fonts);
    }
    return fonts.has(font);
  }

  /** Whether most lines of a region end though the next word would have fitted: notes, not running text. */
  #isOfShortLines(region: Region): boolean {
    let known = this.#shortLined.get(region);
    if (known === undefined) {
      known = !runsToItsEdge(region);
      this.#shortLined.set(region, known);
    }
    return known;
  }

  /** Whether a line in the next column or on the next page continues the text before it. */
  runsOn(before: OpenText, line: Line, text: string, region: Region): boolean {
    if (this.slide || before.text.length > LONGEST_BLOCK) return false;
    if (Math.abs(before.last.size - line.size) > 0.08 * line.size) return false;
    if (endsSentence(before.text)) return false;
    const { last: end } = before;
    if (this.#opensEntry(before.region, end, line) || this.#opensEntry(region, end, line))
      return false;
    if (startsInLowercase(text)) return true;
    if (endsClause(before.text)) return false;
    const rightToLeft = line.cells[0]?.rightToLeft === true;
    const { region: old, last } = before;
    const room = rightToLeft ? last.x0 - old.x0 : old.x1 - last.x1;
    const indentOf = (one: Line, { x0, x1 }: Region) => (rightToLeft ? x1 - one.x1 : one.x0 - x0);
    const indent = indentOf(line, region);
    // In a box all lines are indented.
    const isSetInAlike = Math.abs(indent - indentOf(last, old)) < 0.2 * line.size;
    return (
      (room < Math.max(0.08 * (old.x1 - old.x0), widthOfFirstWord(line, text)) &&
        (indent < 0.8 * line.size || isSetInAlike)) ||
      /[,—–-]$/u.test(before.text.slice(-1))
    );
  }
}
