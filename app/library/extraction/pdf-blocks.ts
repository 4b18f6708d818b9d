import type { Block, DocumentPage } from "./document";
import { raisedLabel } from "./pdf-fragments";
import type { Line, Region } from "./pdf-layout";
import { type Note, takeNotes } from "./pdf-notes";
import type { DocumentStyle } from "./pdf-style";
import {
  cellTexts,
  endsClause,
  endsSentence,
  joinLine,
  splitFirstSentence,
  startsInLowercase,
} from "./pdf-text";
import { CONTENTS_LINE, normalizeText, startsWithListMarker } from "./plain-text";

interface OpenBlock extends Omit<Block, "cells" | "continues"> {
  page: DocumentPage;
  region: Region;
  first: Line;
  last: Line;
  /** The block on an earlier page whose sentence this one ends. */
  continues: OpenBlock | null;
  /** Left edges of the cells, for a table row. */
  cells: { x0: number; x1: number; text: string }[];
}

const LONGEST_HEADING = 200;
const NUMBER_AT_END = /^(\p{L}.{1,150}?|\d[\d.]*\s+\p{L}.{1,150}?)\s+(\d{1,4})$/u;

/** Builds the blocks of a document from its laid out pages. */
export class BlockBuilder {
  readonly pages: DocumentPage[] = [];
  readonly #style: DocumentStyle;
  readonly #keepsHyphen: (word: string) => boolean;
  readonly #headings: { block: Block; size: number }[] = [];
  #open: OpenBlock | null = null;
  #lastText: OpenBlock | null = null;
  #lastNote: { block: Block; page: DocumentPage } | null = null;
  #noteLabels: ReadonlySet<string> = new Set();
  readonly #entryFonts = new WeakMap<Region, ReadonlySet<string>>();

  constructor(style: DocumentStyle, keepsHyphen: (word: string) => boolean) {
    this.#style = style;
    this.#keepsHyphen = keepsHyphen;
  }

  addPage(number: number, regions: readonly Region[]): void {
    const page: DocumentPage = { number, blocks: [] };
    this.pages.push(page);
    const goesOn = this.#lastNote !== null && !endsSentence(this.#lastNote.block.text);
    const notes = regions.map((region) => takeNotes(region, this.#style, goesOn));
    this.#noteLabels = new Set(
      notes.flat().flatMap((note) => (note.label === null ? [] : [note.label])),
    );
    for (const region of regions) {
      const texts = region.lines.map((line) => cellTexts(line, this.#noteLabels));
      const isContents = looksLikeContents(texts);
      for (const [index, line] of region.lines.entries()) {
        const cells = texts[index] ?? [];
        if (cells.length === 0) continue;
        const contents = contentsLine(cells, isContents);
        if (contents !== null) this.#addContentsLine(page, region, line, contents);
        else if (cells.length > 1 && inTable(region.lines, texts, index)) {
          this.#addRow(page, region, line, cells);
        } else this.#addLine(page, region, line, cells);
      }
    }
    this.#close();
    for (const note of notes.flat()) this.#addNote(page, note);
  }

  /** Call after the last page: gives headings their levels. */
  finish(): DocumentPage[] {
    this.#close();
    const sizes = [...new Set(this.#headings.map(({ size }) => size))].sort((a, b) => b - a);
    for (const { block, size } of this.#headings)
      block.level = Math.min(6, sizes.indexOf(size) + 1);
    for (const page of this.pages) page.blocks = page.blocks.filter((block) => block.text !== "");
    return this.pages;
  }

  #addContentsLine(page: DocumentPage, region: Region, line: Line, text: string): void {
    this.#start("list-item", page, region, line, text);
    this.#close();
    this.#lastText = null;
  }

  #addRow(page: DocumentPage, region: Region, line: Line, texts: string[]): void {
    const cells = line.cells.slice(-texts.length).map((cell, index) => ({
      x0: cell.x0,
      x1: cell.x1,
      text: texts[index] ?? "",
    }));
    const open = this.#open;
    if (
      open?.kind === "table-row" &&
      open.region === region &&
      this.#continuesRow(open, line, cells)
    ) {
      this.#extendRow(open, line, cells);
      return;
    }
    this.#start("table-row", page, region, line, texts.join(" | ")).cells = cells;
  }

  #continuesRow(open: OpenBlock, line: Line, cells: OpenBlock["cells"]): boolean {
    const distance = open.last.y - line.y;
    if (distance > 1.15 * this.#style.leading * line.size) return false;
    const first = cells[0];
    const firstColumn = open.cells[0];
    if (!first || !firstColumn) return false;
    const aligned = cells.every((cell) =>
      open.cells.some((column) => Math.abs(column.x0 - cell.x0) < 3),
    );
    return aligned && (first.x0 > firstColumn.x1 || cells.length < open.cells.length);
  }

  #extendRow(open: OpenBlock, line: Line, cells: OpenBlock["cells"]): void {
    for (const cell of cells) {
      const column = open.cells.find((candidate) => Math.abs(candidate.x0 - cell.x0) < 3);
      if (column) column.text = joinLine(column.text, cell.text, this.#keepsHyphen);
    }
    open.text = open.cells.map((cell) => cell.text).join(" | ");
    open.last = line;
  }

  #addLine(page: DocumentPage, region: Region, line: Line, texts: string[]): void {
    const text = texts.join(" ");
    const open = this.#open;
    if (open?.kind === "table-row" && open.region === region) {
      const cells = [{ x0: line.x0, x1: line.x1, text }];
      if (this.#continuesRow(open, line, cells)) {
        this.#extendRow(open, line, cells);
        return;
      }
    }
    const heading = this.#looksLikeHeading(line, text);
    if (open && open.kind !== "table-row" && open.region === region) {
      const wasHeading = open.kind === "heading";
      if (heading === wasHeading && !this.#breaksBetween(open, line, text)) {
        open.text = joinLine(open.text, text, this.#keepsHyphen);
        open.last = line;
        return;
      }
    }
    this.#close();
    if (heading) {
      this.#start("heading", page, region, line, text);
      return;
    }
    const before = this.#lastText;
    // A bracketed number may also close a reference that was begun on the page before.
    const closesBracket = before?.kind === "paragraph" && /^\d{1,4}\)/.test(text);
    const isItem = startsWithListMarker(text) && !(closesBracket && !endsClause(before.text));
    if (before && !isItem && before.region !== region && this.#runsOn(before, line, text, region)) {
      if (before.page === page) {
        before.text = joinLine(before.text, text, this.#keepsHyphen);
        before.last = line;
        before.region = region;
        this.#open = before;
        return;
      }
      this.#start("paragraph", page, region, line, text).continues = before;
      return;
    }
    this.#start(isItem ? "list-item" : "paragraph", page, region, line, text);
  }

  #looksLikeHeading(line: Line, text: string): boolean {
    if (text.length > LONGEST_HEADING || !/\p{L}/u.test(text)) return false;
    const ratio = line.size / this.#style.bodySize;
    if (ratio >= 1.1) return true;
    const bold =
      line.uniform && this.#style.bold.has(line.font) && line.font !== this.#style.bodyFont;
    return bold && ratio >= 0.95 && !/[.,;]$/.test(text) && !startsInLowercase(text);
  }

  /** Whether a line begins another block than the one before it in the same region. */
  #breaksBetween(open: OpenBlock, line: Line, text: string): boolean {
    const { last, region } = open;
    const distance = last.y - line.y;
    const leading = this.#style.leading * Math.max(last.size, line.size);
    if (distance > (open.kind === "heading" ? 1.5 : 1.3) * leading) return true;
    if (Math.abs(last.size - line.size) > 0.08 * Math.max(last.size, line.size)) return true;
    if (open.kind === "heading") return false;
    if (startsWithListMarker(text) && (open.kind === "list-item" || endsClause(open.text)))
      return true;
    const rightToLeft = line.cells[0]?.rightToLeft === true;
    const indent = (l: Line) => (rightToLeft ? region.x1 - l.x1 : l.x0 - region.x0);
    const room = rightToLeft ? last.x0 - region.x0 : region.x1 - last.x1;
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
    if (room < needed) return false;
    return endsClause(open.text)
      ? room > 2 * needed || endsSentence(open.text)
      : room > 0.4 * (region.x1 - region.x0);
  }

  /** Whether the line begins in a font of its own, as the terms of a glossary do. */
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

  /** Whether a line in the next column or on the next page goes on with the text before it. */
  #runsOn(before: OpenBlock, line: Line, text: string, region: Region): boolean {
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
    // In a box all lines are set in.
    const isSetInAlike = Math.abs(indent - indentOf(last, old)) < 0.2 * line.size;
    return (
      (room < Math.max(0.08 * (old.x1 - old.x0), widthOfFirstWord(line, text)) &&
        (indent < 0.8 * line.size || isSetInAlike)) ||
      /[,—–-]$/u.test(before.text.slice(-1))
    );
  }

  #start(
    kind: Block["kind"],
    page: DocumentPage,
    region: Region,
    line: Line,
    text: string,
  ): OpenBlock {
    this.#close();
    const open: OpenBlock = {
      kind,
      text,
      page,
      region,
      first: line,
      last: line,
      continues: null,
      cells: [],
    };
    this.#open = open;
    return open;
  }

  #close(): void {
    const open = this.#open;
    this.#open = null;
    if (!open) return;
    if (open.kind === "heading" && open.text.length > LONGEST_HEADING) open.kind = "paragraph";
    const { continues } = open;
    if (continues) {
      // A sentence belongs to the page where it starts; what follows it, to its own page.
      const parts = splitFirstSentence(open.text);
      continues.text = joinLine(continues.text, parts ? parts[0] : open.text, this.#keepsHyphen);
      this.#publish(continues);
      open.text = parts ? parts[1] : "";
      open.continues = null;
      if (open.text === "") {
        continues.last = open.last;
        continues.region = open.region;
        this.#lastText = continues;
        return;
      }
    }
    this.#publish(open);
    if (open.kind === "paragraph" || open.kind === "list-item") this.#lastText = open;
    else if (open.kind === "heading") this.#lastText = null;
  }

  readonly #published = new Map<OpenBlock, Block>();

  #publish(open: OpenBlock): void {
    const known = this.#published.get(open);
    if (known) {
      known.text = normalizeText(open.text);
      return;
    }
    const block: Block = { kind: open.kind, text: normalizeText(open.text) };
    this.#published.set(open, block);
    open.page.blocks.push(block);
    if (open.kind === "heading") {
      this.#headings.push({ block, size: Math.round(open.first.size * 2) / 2 });
    }
  }

  #addNote(page: DocumentPage, note: Note): void {
    let text = "";
    for (const [index, line] of note.lines.entries()) {
      let part = cellTexts(line, this.#noteLabels).join(" ");
      const first = line.cells[0];
      if (index === 0 && note.label !== null && first && raisedLabel(first) === null) {
        part = part.replace(/^\(?(?:\d{1,3}|[*†‡§]{1,3})[.):]?\s*/u, "");
      }
      text = joinLine(text, part, this.#keepsHyphen);
    }
    text = normalizeText(text);
    const last = this.#lastNote;
    if (note.label === null && last) {
      const parts = splitFirstSentence(text);
      last.block.text = normalizeText(
        joinLine(last.block.text, parts ? parts[0] : text, this.#keepsHyphen),
      );
      text = parts ? parts[1] : "";
      if (text === "") return;
    }
    if (text === "") return;
    const block: Block = { kind: "footnote", text };
    page.blocks.push(block);
    this.#lastNote = { block, page };
  }
}

/** Room that the first word of a line takes up, with a space before it. */
function widthOfFirstWord(line: Line, text: string): number {
  const word = /^\S+/.exec(text)?.[0].length ?? 1;
  return ((line.x1 - line.x0) / Math.max(1, text.length)) * (word + 1) + 0.5 * line.size;
}

function contentsLine(cells: readonly string[], isContents: boolean): string | null {
  const text = cells.join(" ");
  if (!/[\divxlc]$/i.test(text)) return null;
  const match = CONTENTS_LINE.exec(text) ?? (isContents ? NUMBER_AT_END.exec(text) : null);
  if (!match) return null;
  const number = match[2] ?? match[1] ?? "";
  const title = text.slice(0, text.length - number.length).replace(/[\s.·…_]+$/u, "");
  return `${title} … ${number}`;
}

/** A region most of whose lines end in growing page numbers. */
function looksLikeContents(texts: readonly string[][]): boolean {
  let numbered = 0;
  let last = 0;
  for (const cells of texts) {
    const number = Number(NUMBER_AT_END.exec(cells.join(" "))?.[2]);
    if (number >= last) {
      numbered++;
      last = number;
    }
  }
  return numbered >= 5 && numbered >= 0.6 * texts.length;
}

/**
 * Fonts that open lines and hardly stand within them. Letters within a line that stand in another font
 * than most (digits among Chinese signs, a word in italics) come to open a line by chance as well.
 */
function entryFonts({ lines }: Region): Set<string> {
  const opening = new Map<string, number>();
  const within = new Map<string, number>();
  let before: string | undefined;
  for (const { cells } of lines) {
    let isFirst = true;
    for (const { font } of cells.flatMap(({ runs }) => runs)) {
      if (font !== before) {
        const counts = isFirst ? opening : within;
        counts.set(font, (counts.get(font) ?? 0) + 1);
      }
      isFirst = false;
      before = font;
    }
  }
  return new Set(
    [...opening].flatMap(([font, count]) =>
      count >= 2 && count > 3 * (within.get(font) ?? 0) ? [font] : [],
    ),
  );
}

/** Cells side by side are a table's row only next to another such row. */
function inTable(lines: readonly Line[], texts: readonly string[][], index: number): boolean {
  const line = lines[index];
  if (!line) return false;
  return [-2, -1, 1, 2].some((step) => {
    const other = lines[index + step];
    const near = other !== undefined && Math.abs(other.y - line.y) < 5 * line.size;
    return near && (texts[index + step]?.length ?? 0) > 1;
  });
}
