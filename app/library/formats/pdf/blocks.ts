import type { Block, DocumentPage } from "~/library/extraction/document";
import {
  appendLine,
  endsClause,
  endsSentence,
  joinLine,
  splitFirstSentence,
  startsInLowercase,
} from "~/library/extraction/line-text";
import { lineOpenings, readListMarker } from "~/library/extraction/list-marker";
import { normalizeText } from "~/library/extraction/plain-text";
import { concatRich, type RichText, sliceRich } from "~/library/extraction/rich-text";
import { CELL_GAP } from "~/library/extraction/table-rows";
import { cellTexts } from "./cell-texts";
import { LineFlow, LONGEST_BLOCK, type OpenText } from "./flow";
import { raisedLabel } from "./fragments";
import type { Line, Region } from "./layout";
import { ListLevels } from "./list-levels";
import { type Note, takeNotes } from "./notes";
import { contentsLine, inTable, looksLikeContents } from "./regions";
import { isSlideTitle, listLines, measureSlide, type PageSize } from "./slides";
import type { DocumentStyle } from "./style";
import { alignTable, type Cell, type Row } from "./table";

interface OpenBlock extends OpenText, Pick<Block, "level" | "mark" | "label"> {
  bold: [number, number][];
  page: DocumentPage;
  /** The block on the page before whose sentence this one ends. */
  endsOf: OpenBlock | null;
  /** It continues a block of the page before. */
  continues: boolean;
  /** Cells of a table row. */
  cells: Cell[];
}

const NO_FONTS: ReadonlySet<string> = new Set();
const LONGEST_HEADING = 200;

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
  readonly #flow: LineFlow;
  #openings: ReadonlySet<string> = new Set();
  #table: Row[] = [];
  readonly #levels = new ListLevels();

  constructor(style: DocumentStyle, keepsHyphen: (word: string) => boolean) {
    this.#style = style;
    this.#flow = new LineFlow(style);
    this.#keepsHyphen = keepsHyphen;
  }

  /** @param slide the size of the page if it is a slide */
  addPage(number: number, regions: readonly Region[], slide: PageSize | null = null): void {
    const page: DocumentPage = { number, blocks: [] };
    this.pages.push(page);
    this.#flow.slide = slide && measureSlide(regions, slide);
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
    if (this.#flow.slide) listLines(page.blocks);
    for (const note of notes.flat()) this.#addNote(page, note);
  }

  /** Call after the last page: gives headings their levels. */
  finish(): DocumentPage[] {
    this.#close();
    this.#endTable();
    const sizes = [...new Set(this.#headings.map(({ size }) => size))].sort((a, b) => b - a);
    const levels = new Map(sizes.map((size, rank) => [size, Math.min(6, rank + 1)]));
    for (const { block, size } of this.#headings) block.level = levels.get(size) ?? 1;
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
    if (open.text.length > LONGEST_BLOCK || distance > 1.15 * this.#style.leading * line.size)
      return false;
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
      if (heading === wasHeading && !this.#flow.breaksBetween(open, line, text)) {
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
    if (
      before &&
      !item &&
      before.region !== region &&
      this.#isNear(before, page) &&
      this.#flow.runsOn(before, line, text, region)
    ) {
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

  /** A sentence runs over one page break at most. */
  #isNear(before: OpenBlock, page: DocumentPage): boolean {
    return (page.number ?? 0) - (before.page.number ?? 0) <= 1;
  }

  #append(open: OpenBlock, line: RichText): void {
    Object.assign(open, { bold: [], ...appendLine(open, line, this.#keepsHyphen) });
  }

  #looksLikeHeading(page: DocumentPage, region: Region, line: Line, text: string): boolean {
    if (text.length > LONGEST_HEADING || !/\p{L}/u.test(text)) return false;
    const ratio = line.size / this.#style.bodySize;
    if (this.#flow.slide) {
      const { lines } = region;
      const isTop = page.blocks.every(({ kind }) => kind === "heading");
      const isFirst = isTop && (this.#open === null || this.#open.kind === "heading");
      if (isFirst && ratio >= 1.1) return readListMarker(text) === null;
      const next = lines[lines.indexOf(line) + 1];
      if (isFirst && this.#open === null && page.blocks.length === 0) {
        return readListMarker(text) === null && isSlideTitle(line, text, next, this.#flow.slide);
      }
    } else if (ratio >= 1.1) return true;
    const bold =
      line.uniform && this.#style.bold.has(line.font) && line.font !== this.#style.bodyFont;
    return bold && ratio >= 0.95 && !/[.,;]$/.test(text) && !startsInLowercase(text);
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
      if (text.length > LONGEST_BLOCK) {
        page.blocks.push({ kind: "footnote", text: normalizeText(text) });
        text = part;
      } else text = joinLine(text, part, this.#keepsHyphen);
    }
    text = normalizeText(text);
    const last = this.#lastNote;
    if (note.label === null && last && last.block.text.length <= LONGEST_BLOCK) {
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

/** The text of a block. If white space had to be removed, its bold stretches are lost. */
function richTextOf({ text, bold }: OpenBlock): RichText {
  const read = normalizeText(text);
  return read === text && bold.length > 0 ? { text, bold } : { text: read };
}
