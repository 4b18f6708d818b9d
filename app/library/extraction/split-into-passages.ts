import type { TextBlock } from "~/ai/ports";
import {
  type Block,
  type DocumentPage,
  type ExtractedDocument,
  MAX_PASSAGES,
  type Passage,
} from "./document";
import { ExtractionError } from "./extraction-error";
import { type Bounds, CHARACTERS, INTRODUCTION, type Unit, unitsOf, WORDS } from "./passage-units";
import { countUnspacedCharacters, isContentsLine } from "./plain-text";
import { clipRanges } from "./rich-text";
import { cellRanges } from "./table-rows";

/** A longer heading counts as text, because each passage below repeats its heading. */
const LONGEST_HEADING = 300;
/** Headings without text between them that the next passage begins with. */
const MOST_HEADINGS = 30;
/** "Chapter 3", "IV", "PART TWO": a separate line above its title. */
const NUMBER_OF_TITLE = /^(?:\p{L}{1,12}\s+)?(?:\d+|[IVXLC]+|\p{Lu}+)[.:]?$/u;

/**
 * Cuts a document into passages of 60 to 180 words (120 to 360 characters in scripts without spaces):
 * whole sentences, never across a page or heading. Footnotes are passages of their own; tables of contents
 * are left out.
 * @throws {ExtractionError} if there are too many, as of a text of notes of a word each
 */
export function splitIntoPassages(document: ExtractedDocument): Passage[] {
  const bounds = usesUnspacedScript(document) ? CHARACTERS : WORDS;
  const passages = new Splitter(bounds).split(document.pages);
  // If a document consists of headings only, the innermost ones are its text.
  return passages.length > 0 ? passages : new Splitter(bounds).split(document.pages.map(asText));
}

function asText(page: DocumentPage): DocumentPage {
  const levels = page.blocks.map(({ level }) => level ?? 1);
  const blocks = page.blocks.map((block, at): Block => {
    const isAbove = (levels[at + 1] ?? 0) > (levels[at] ?? 1);
    return block.kind === "heading" && !isAbove ? { kind: "paragraph", text: block.text } : block;
  });
  return { ...page, blocks };
}

class Splitter {
  readonly #bounds: Bounds;
  readonly #passages: Passage[] = [];
  /** The nearest heading above. */
  #heading: string | null = null;
  /** Headings that the next passage begins with. */
  #headings: TextBlock[] = [];

  constructor(bounds: Bounds) {
    this.#bounds = bounds;
  }

  split(pages: readonly DocumentPage[]): Passage[] {
    for (const page of pages) this.#addPage(page);
    return this.#passages;
  }

  #addPage(page: DocumentPage): void {
    let section: Block[] = [];
    const flush = () => {
      this.#addPassages(page, section);
      section = [];
    };
    const notes: { heading: string | null; note: Block }[] = [];
    let previous: Block | null = null;
    for (const block of page.blocks) {
      if (isContentsLine(block)) continue;
      if (block.kind === "heading" && block.text.length <= LONGEST_HEADING) {
        flush();
        this.#addHeading(block, previous);
      } else if (block.kind === "footnote") notes.push({ heading: this.#heading, note: block });
      else section.push(block.kind === "heading" ? { kind: "paragraph", text: block.text } : block);
      previous = block;
    }
    flush();
    for (const { heading, note } of notes) {
      for (const units of packUnits(unitsOf([note], this.#bounds), this.#bounds)) {
        this.#add({ page: page.number, heading, ...layOut(units) });
      }
    }
  }

  #addHeading({ kind, level, text }: Block, previous: Block | null): void {
    const above = this.#headings.at(-1);
    const isTitle =
      previous?.kind === "heading" &&
      previous.level === level &&
      NUMBER_OF_TITLE.test(previous.text);
    if (isTitle && above && above.text.length <= LONGEST_HEADING)
      above.text = `${above.text} ${text}`;
    // A title page, or a running title, repeats it.
    else if (above?.text !== text) this.#headings.push({ kind, level: level ?? 1, text });
    if (this.#headings.length > MOST_HEADINGS) this.#headings.shift();
    this.#heading = this.#headings.at(-1)?.text ?? null;
  }

  #addPassages(page: DocumentPage, section: readonly Block[]): void {
    for (const units of packUnits(unitsOf(section, this.#bounds), this.#bounds)) {
      const { text, blocks } = layOut(units);
      const headed = [...this.#headings, ...blocks];
      this.#headings = [];
      this.#add({ page: page.number, heading: this.#heading, text, blocks: headed });
    }
  }

  #add(passage: Passage): void {
    if (this.#passages.length === MAX_PASSAGES) {
      throw new ExtractionError("too_large", "The document has more passages than the limit.");
    }
    this.#passages.push(passage);
  }
}

function usesUnspacedScript(document: ExtractedDocument): boolean {
  let unspaced = 0;
  let all = 0;
  for (const page of document.pages) {
    for (const { text } of page.blocks) {
      unspaced += countUnspacedCharacters(text);
      all += text.length;
    }
  }
  return unspaced * 3 > all;
}

/** Fills passages in order. A passage is short only if its section has no other with room for it. */
function packUnits(units: readonly Unit[], bounds: Bounds): Unit[][] {
  const passages: Unit[][] = [];
  let current: Unit[] = [];
  let size = 0;
  for (const [index, unit] of units.entries()) {
    const full = size + unit.size > bounds.most;
    // Once long enough, a passage ends with a paragraph.
    const rounded = unit.start === 0 && !unit.clings && size >= bounds.least;
    if (current.length > 0 && (full || rounded)) {
      const lead = full && unit.clings ? introduction(current) : [];
      passages.push(current.slice(0, current.length - lead.length));
      current = [...lead];
      size = lead.reduce((sum, each) => sum + each.size, 0);
      const rest = lead.length === 0 && rounded ? remaining(units, index, bounds.least) : 0;
      if (lead.length === 0 && rounded && rest < bounds.least / 2) {
        const last = passages.at(-1);
        const lastSize = last?.reduce((sum, each) => sum + each.size, 0) ?? 0;
        if (last && lastSize + rest <= bounds.most) {
          passages.pop();
          current = last;
          size = lastSize;
        }
      }
    }
    current.push(unit);
    size += unit.size;
  }
  if (current.length > 0) passages.push(current);
  balanceEnd(passages, bounds);
  return passages;
}

/** The sentence that introduces a list moves with it to a new passage. */
function introduction(units: readonly Unit[]): Unit[] {
  const last = units.at(-1);
  return units.length > 1 && last && INTRODUCTION.test(last.block.text.slice(0, last.end).slice(-1))
    ? [last]
    : [];
}

/** The size of what follows, counted up to `enough`, because a section may have a million paragraphs. */
function remaining(units: readonly Unit[], from: number, enough: number): number {
  let size = 0;
  for (let index = from; index < units.length && size < enough; index++) {
    size += units[index]?.size ?? 0;
  }
  return size;
}

/** Moves sentences from the second to last passage to a last one that is too short. */
function balanceEnd(passages: Unit[][], bounds: Bounds): void {
  const last = passages.at(-1);
  const before = passages.at(-2);
  if (!last || !before) return;
  const sizeOf = (units: readonly Unit[]) => units.reduce((sum, unit) => sum + unit.size, 0);
  while (sizeOf(last) < bounds.least && before.length > 1) {
    const moved = before.at(-1);
    if (!moved || sizeOf(before) - moved.size < bounds.least) break;
    if (sizeOf(last) + moved.size > bounds.most) break;
    before.pop();
    last.unshift(moved);
  }
}

/** The text of a passage and its blocks, each on separate lines. */
function layOut(units: readonly Unit[]): { text: string; blocks: TextBlock[] } {
  const blocks: TextBlock[] = [];
  const lines: string[] = [];
  for (let index = 0; index < units.length; ) {
    const first = units[index];
    if (!first) break;
    let last = first;
    while (units[index]?.block === first.block) last = units[index++] ?? last;
    const block = partOf(first.block, first.start, last.end);
    blocks.push(block);
    lines.push(
      first.block.mark && first.start === 0 ? `${first.block.mark} ${block.text}` : block.text,
    );
  }
  return { text: lines.join("\n"), blocks };
}

function partOf({ mark, ...block }: Block, start: number, end: number): TextBlock {
  if (start === 0 && end === block.text.length) return block;
  const within = ([from, to]: readonly [number, number]): [number, number] => [
    Math.max(from, start) - start,
    Math.min(to, end) - start,
  ];
  const text = block.text.slice(start, end);
  const part: TextBlock = { ...block, text };
  const bold = clipRanges(block.bold ?? [], start, end);
  if (bold.length > 0) part.bold = bold;
  else delete part.bold;
  if (block.cells) {
    part.cells = cellRanges(block.cells.map((cell) => cell.length))
      .map(within)
      .filter(([from, to]) => from < to || (from === to && from > 0 && to < text.length))
      .map(([from, to]) => text.slice(from, to));
  }
  if (start > 0) part.continues = true;
  return part;
}
