import type { Block, DocumentPage } from "./document";
import { lineOpenings, readListMarker } from "./list-marker";
import { raisedLabel } from "./pdf-fragments";
import type { Line, Region } from "./pdf-layout";
import { ListLevels } from "./pdf-list-levels";
import { type Note, takeNotes } from "./pdf-notes";
import { isSlideTitle, measureSlide, type PageSize, type SlideStyle } from "./pdf-slides";
import type { DocumentStyle } from "./pdf-style";
import { alignTable, type Cell, type Row } from "./pdf-table";
import {
  appendLine,
  cellTexts,
  endsClause,
  endsSentence,
  joinLine,
  splitFirstSentence,
  startsInLowercase,
} from "./pdf-text";
import { CONTENTS_LINE, normalizeText, startsWithListMarker } from "./plain-text";
import { concatRich, type RichText, sliceRich } from "./rich-text";
import { CELL_GAP } from "./table-rows";

interface OpenBlock extends Pick<Block, "kind" | "level" | "mark" | "label"> {
  text: string;
  bold: [number, number][];
  page: DocumentPage;
  region: Region;
  first: Line;
  last: Line;
  /** The block on the page before whose sentence this one ends. */
  endsOf: OpenBlock | null;
  /** It goes on from a block on the page before. */
  continues: boolean;
  /** Cells of a table row. */
  cells: Cell[];
}

const NO_FONTS: ReadonlySet<string> = new Set();
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
  #slide: SlideStyle | null = null;
  #openings: ReadonlySet<string> = new Set();
  #table: Row[] = [];
  readonly #levels = new ListLevels();
  readonly #shortLined = new WeakMap<Region, boolean>();
  readonly #entryFonts = new WeakMap<Region, ReadonlySet<string>>();

  constructor(style: DocumentStyle, keepsHyphen: (word: string) => boolean) {
    this.#style = style;
    this.#keepsHyphen = keepsHyphen;
  }

  /** @param slide the size of the page where it is a slide */
  addPage(number: number, regions: readonly Region[], slide: PageSize | null = null): void {
    const page: DocumentPage = { number, blocks: [] };
    this.pages.push(page);
    this.#slide = slide && measureSlide(regions, slide);
    const goesOn = this.#lastNote !== null && !endsSentence(this.#lastNote.block.text);
    const notes = regions.map((region) => takeNotes(region, this.#style, goesOn));
    this.#noteLabels = new Set(
      notes.flat().flatMap((note) => (note.label === null ? [] : [note.label])),
    );
    for (const region of regions) {
      const texts = region.lines.map((line) => cellTexts(line, this.#noteLabels, this.#style.bold));
      this.#openings = lineOpenings(texts.map(([first]) => first?.text ?? ""));
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
    if (this.#slide) listLines(page.blocks);
    for (const note of notes.flat()) this.#addNote(page, note);
  }

  /** Call after the last page: gives headings their levels. */
  finish(): DocumentPage[] {
    this.#close();
    this.#endTable();
    const sizes = [...new Set(this.#headings.map(({ size }) => size))].sort((a, b) => b - a);
    for (const { block, size } of this.#headings)
      block.level = Math.min(6, sizes.indexOf(size) + 1);
    for (const page of this.pages) page.blocks = page.blocks.filter((block) => block.text !== "");
    return this.pages;
  }

  #addContentsLine(page: DocumentPage, region: Region, line: Line, text: string): void {
    this.#start("list-item", page, region, line, { text });
    this.#close();
    this.#lastText = null;
  }

  #addRow(page: DocumentPage, region: Region, line: Line, texts: RichText[]): void {
    const cells = line.cells.slice(-texts.length).map(
      (cell, index): Cell => ({
        x0: cell.x0,
        x1: cell.x1,
        ...(texts[index] ?? { text: "" }),
      }),
    );
    const open = this.#open;
    if (
      open?.kind === "table-row" &&
      open.region === region &&
      this.#continuesRow(open, line, cells)
    ) {
      this.#extendRow(open, line, cells);
      return;
    }
    this.#start("table-row", page, region, line, concatRich(cells, CELL_GAP)).cells = cells;
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
      if (column) Object.assign(column, appendLine(column, cell, this.#keepsHyphen));
    }
    open.text = open.cells.map((cell) => cell.text).join(CELL_GAP);
    open.last = line;
  }

  #addLine(page: DocumentPage, region: Region, line: Line, texts: RichText[]): void {
    const rich = concatRich(texts, " ");
    const { text } = rich;
    const open = this.#open;
    if (open?.kind === "table-row" && open.region === region) {
      const cells = [{ x0: line.x0, x1: line.x1, ...rich }];
      if (this.#continuesRow(open, line, cells)) {
        this.#extendRow(open, line, cells);
        return;
      }
    }
    const heading = this.#looksLikeHeading(page, region, line, text);
    if (open && open.kind !== "table-row" && open.region === region) {
      const wasHeading = open.kind === "heading";
      if (heading === wasHeading && !this.#breaksBetween(open, line, text)) {
        this.#append(open, rich);
        open.last = line;
        return;
      }
    }
    this.#close();
    if (heading) {
      this.#start("heading", page, region, line, rich);
      return;
    }
    const before = this.#lastText;
    // A bracketed number may also close a reference that was begun on the page before.
    const closesBracket = before?.kind === "paragraph" && /^\d{1,4}\)/.test(text);
    const runsOn = closesBracket && !endsClause(before.text);
    const item = runsOn ? null : readListMarker(text, this.#openings);
    if (before && !item && before.region !== region && this.#runsOn(before, line, text, region)) {
      if (before.page === page) {
        this.#append(before, rich);
        before.last = line;
        before.region = region;
        this.#open = before;
        return;
      }
      this.#start("paragraph", page, region, line, rich).endsOf = before;
      return;
    }
    if (!item) {
      this.#start("paragraph", page, region, line, rich);
      return;
    }
    const { length, mark, label } = item;
    const started = this.#start("list-item", page, region, line, sliceRich(rich, length));
    started.level = this.#levels.levelOf(line, region);
    Object.assign(started, mark === undefined ? {} : { mark, label });
  }

  #append(open: OpenBlock, line: RichText): void {
    Object.assign(open, { bold: [], ...appendLine(open, line, this.#keepsHyphen) });
  }

  #looksLikeHeading(page: DocumentPage, region: Region, line: Line, text: string): boolean {
    if (text.length > LONGEST_HEADING || !/\p{L}/u.test(text)) return false;
    const ratio = line.size / this.#style.bodySize;
    if (this.#slide) {
      const { lines } = region;
      const isTop = page.blocks.every(({ kind }) => kind === "heading");
      const isFirst = isTop && (this.#open === null || this.#open.kind === "heading");
      if (isFirst && ratio >= 1.1) return readListMarker(text) === null;
      const next = lines[lines.indexOf(line) + 1];
      if (isFirst && this.#open === null && page.blocks.length === 0) {
        return readListMarker(text) === null && isSlideTitle(line, text, next, this.#slide);
      }
    } else if (ratio >= 1.1) return true;
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
    const right = Math.max(region.x1, this.#slide?.right ?? 0);
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
    if (this.#slide && !startsInLowercase(text)) {
      // A point of its own ends early, or stands as far from the next as the others do.
      if (room >= needed || distance >= 0.95 * this.#slide.gap) return true;
    }
    if (room < needed) return false;
    if (this.#isOfShortLines(region) && !startsInLowercase(text) && !/[,;]$/.test(open.text))
      return true;
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

  /** Whether most lines of a region end though the next word would have fitted: notes, not running text. */
  #isOfShortLines(region: Region): boolean {
    let known = this.#shortLined.get(region);
    if (known === undefined) {
      known = !runsToItsEdge(region);
      this.#shortLined.set(region, known);
    }
    return known;
  }

  /** Whether a line in the next column or on the next page goes on with the text before it. */
  #runsOn(before: OpenBlock, line: Line, text: string, region: Region): boolean {
    const pages = this.pages.length - this.pages.indexOf(before.page) - 1;
    if (this.#slide || pages > 1) return false;
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
    { text, bold = [] }: RichText,
  ): OpenBlock {
    this.#close();
    const open: OpenBlock = {
      kind,
      text,
      bold: bold.map(([from, to]) => [from, to]),
      page,
      region,
      first: line,
      last: line,
      endsOf: null,
      continues: false,
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
    const { endsOf } = open;
    if (endsOf) {
      // A sentence belongs to the page where it starts; what follows it, to its own page.
      const [sentence, rest] = splitFirstSentence(open.text) ?? [open.text, ""];
      this.#append(endsOf, sliceRich(open, 0, sentence.length));
      this.#publish(endsOf);
      Object.assign(open, { bold: [], ...sliceRich(open, open.text.length - rest.length) });
      open.endsOf = null;
      if (open.text === "") {
        endsOf.last = open.last;
        endsOf.region = open.region;
        this.#lastText = endsOf;
        return;
      }
      open.continues = true;
    }
    this.#publish(open);
    if (open.kind === "paragraph" || open.kind === "list-item") this.#lastText = open;
    else if (open.kind === "heading") this.#lastText = null;
  }

  readonly #published = new Map<OpenBlock, Block>();

  #publish(open: OpenBlock): void {
    const known = this.#published.get(open);
    if (known) {
      Object.assign(known, richTextOf(open));
      return;
    }
    const { kind, level, mark, label, continues } = open;
    const block: Block = { kind, ...richTextOf(open) };
    if (level !== undefined) block.level = level;
    if (mark !== undefined && label !== undefined) Object.assign(block, { mark, label });
    if (continues) block.continues = true;
    this.#published.set(open, block);
    open.page.blocks.push(block);
    if (kind === "table-row") this.#table.push({ block, cells: open.cells });
    else this.#endTable();
    if (kind === "heading") {
      delete block.bold;
      this.#headings.push({ block, size: Math.round(open.first.size * 2) / 2 });
    }
    if (kind === "heading" || kind === "table-row") this.#levels.end();
  }

  #endTable(): void {
    alignTable(this.#table);
    this.#table = [];
  }

  #addNote(page: DocumentPage, note: Note): void {
    let text = "";
    for (const [index, line] of note.lines.entries()) {
      let part = concatRich(cellTexts(line, this.#noteLabels, NO_FONTS), " ").text;
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

/** The text of a block as it is read; where white space had to go, what is bold is not known. */
function richTextOf({ text, bold }: OpenBlock): RichText {
  const read = normalizeText(text);
  return read === text && bold.length > 0 ? { text, bold } : { text: read };
}

/** The points of a slide are a list, also where their bullets are drawings. */
function listLines(blocks: readonly Block[]): void {
  const points = blocks.filter(({ kind }) => kind === "paragraph" || kind === "list-item");
  if (points.length < 2) return;
  for (const block of points) {
    if (block.kind === "list-item") continue;
    block.kind = "list-item";
    block.level = 1;
  }
}

/** Whether lines that another follows are mostly full; of fewer than five it cannot be told. */
function runsToItsEdge({ lines, x0, x1 }: Region): boolean {
  let full = 0;
  let pairs = 0;
  for (const [index, line] of lines.entries()) {
    const next = lines[index + 1];
    if (!next || Math.abs(next.size - line.size) > 0.08 * line.size) continue;
    pairs++;
    const room = line.cells[0]?.rightToLeft ? line.x0 - x0 : x1 - line.x1;
    // Room for a word of usual length.
    if (room < 5 * line.size) full++;
  }
  return pairs < 4 || full >= 0.4 * pairs;
}

/** Room that the first word of a line takes up, with a space before it. */
function widthOfFirstWord(line: Line, text: string): number {
  const word = /^\S+/.exec(text)?.[0].length ?? 1;
  return ((line.x1 - line.x0) / Math.max(1, text.length)) * (word + 1) + 0.5 * line.size;
}

function contentsLine(cells: readonly RichText[], isContents: boolean): string | null {
  const { text } = concatRich(cells, " ");
  if (!/[\divxlc]$/i.test(text)) return null;
  const match = CONTENTS_LINE.exec(text) ?? (isContents ? NUMBER_AT_END.exec(text) : null);
  if (!match) return null;
  const number = match[2] ?? match[1] ?? "";
  const title = text.slice(0, text.length - number.length).replace(/[\s.·…_]+$/u, "");
  return `${title} … ${number}`;
}

/** A region most of whose lines end in growing page numbers. */
function looksLikeContents(texts: readonly RichText[][]): boolean {
  let numbered = 0;
  let last = 0;
  for (const cells of texts) {
    const number = Number(NUMBER_AT_END.exec(concatRich(cells, " ").text)?.[2]);
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
function inTable(lines: readonly Line[], texts: readonly RichText[][], index: number): boolean {
  const line = lines[index];
  if (!line) return false;
  return [-2, -1, 1, 2].some((step) => {
    const other = lines[index + step];
    const near = other !== undefined && Math.abs(other.y - line.y) < 5 * line.size;
    return near && (texts[index + step]?.length ?? 0) > 1;
  });
}
