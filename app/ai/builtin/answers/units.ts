import type { Citation, Passage, TextBlock } from "~/ai/ports";
import type { HeadingRole, LanguagePack } from "../languages/language-pack";

/** The retrieval unit: a sentence, list item or table row. It never crosses a block. */
export interface Unit {
  /** Verbatim, at most about `maxQuoteLength` characters. */
  text: string;
  passage: Passage;
  block: TextBlock;
  /**
   * The units it depends on, outermost first: a list's introduction, parent items, a table header.
   */
  above: readonly Unit[];
  headings: readonly string[];
  /** Position among all units of the material, from 0. */
  position: number;
  /** Sentences of one block share it. */
  blockNumber: number;
  /** Units under one heading share it. */
  section: number;
  /** False for questions, exercises, learning objectives and headers, which are context only. */
  isAnswer: boolean;
}

export const maxQuoteLength = 300;

/** Roles of sections without content. */
const NON_CONTENT_ROLES: ReadonlySet<HeadingRole> = new Set([
  "objectives",
  "exercises",
  "references",
  "contents",
]);
/** "Why do leaves fall?", "Q: Compare TCP and UDP." */
const QUESTION = /[?？؟][."”’»)\s]*$|^[QF][:.)]\s/u;
/** The label of an answer: "A:", "R:". */
const ANSWER_MARK = /^[AR]:\s+(?=\S)/u;
/** Where a long sentence is cut, best first. */
const CUT_POINTS = [/[;；—–]\s+/gu, /[:：,，、]\s*/gu, /\s+/gu];

/** Splits passages into units, in reading order. */
export function readUnits(passages: readonly Passage[], pack: LanguagePack): Unit[] {
  const reader = new UnitSplitter(pack);
  let before: Passage | null = null;
  for (const passage of passages) {
    const isNext = before?.fileId === passage.fileId && before.ordinal + 1 === passage.ordinal;
    if (!isNext) reader.startPassage(passage.heading);
    for (const block of passage.blocks) reader.add(block, passage);
    before = passage;
  }
  return reader.units;
}

class UnitSplitter {
  readonly units: Unit[] = [];
  readonly #pack: LanguagePack;
  #headings: { level: number; text: string }[] = [];
  /** The open list items, outermost first. */
  #items: { level: number; unit: Unit }[] = [];
  #header: Unit | null = null;
  /** The line that introduces a list, table or code block. */
  #introduction: Unit | null = null;
  /** The last question; the next units answer it. */
  #asked: Unit | null = null;
  #before: TextBlock["kind"] | null = null;
  #blockNumber = 0;
  #section = 0;

  constructor(pack: LanguagePack) {
    this.#pack = pack;
  }

  startPassage(heading: string | null): void {
    this.#headings = heading === null ? [] : [{ level: 1, text: heading }];
    this.#beginSection();
  }

  #beginSection(): void {
    this.#section += 1;
    this.#items = [];
    this.#header = null;
    this.#introduction = null;
    this.#asked = null;
    this.#before = null;
  }

  add(block: TextBlock, passage: Passage): void {
    this.#blockNumber += 1;
    if (block.kind === "heading") this.#addHeading(block);
    else if (block.kind === "list-item") this.#addItem(block, passage);
    else if (block.kind === "table-row") this.#addRow(block, passage);
    else this.#addText(block, passage);
    this.#before = block.kind;
  }

  #addHeading({ level = 1, text }: TextBlock): void {
    const above = this.#headings.filter((heading) => heading.level < level);
    // A passage's heading can be repeated among its blocks.
    this.#headings = [...above.filter((heading) => heading.text !== text), { level, text }];
    this.#beginSection();
  }

  #addItem(block: TextBlock, passage: Passage): void {
    const { level = 1 } = block;
    this.#items = block.continues ? this.#items : this.#items.filter((one) => one.level < level);
    const above = [...this.#leading(), ...this.#items.map(({ unit }) => unit)];
    const units = this.#push(block, passage, above, this.#piecesOf(block.text, true));
    const [first] = units;
    if (first) this.#items.push({ level, unit: first });
    if (first && !first.isAnswer && level === 1) this.#asked = first;
  }

  #addRow(block: TextBlock, passage: Passage): void {
    this.#items = [];
    if (this.#before !== "table-row") this.#header = null;
    const above = [...this.#leading(), ...(this.#header ? [this.#header] : [])];
    const units = this.#push(
      block,
      passage,
      above,
      this.#piecesOf(block.text, true),
      !block.isHeader,
    );
    if (block.isHeader) this.#header = units[0] ?? null;
  }

  #addText(block: TextBlock, passage: Passage): void {
    this.#items = [];
    const isCode = block.kind === "code";
    const above = isCode ? this.#leading() : this.#asked ? [this.#asked] : [];
    const pieces = isCode ? linesOf(block.text) : this.#piecesOf(block.text, false);
    const last = this.#push(block, passage, above, pieces).at(-1);
    if (isCode || !last) return;
    if (QUESTION.test(last.text)) this.#asked = last;
    this.#introduction = last;
  }

  #leading(): Unit[] {
    return [this.#asked, this.#introduction].filter(
      (unit, at, all) => unit !== null && all.indexOf(unit) === at,
    ) as Unit[];
  }

  #push(
    block: TextBlock,
    passage: Passage,
    above: readonly Unit[],
    texts: readonly string[],
    mayAnswer = true,
  ): Unit[] {
    const headings = this.#headings.map(({ text }) => text);
    const isAside = headings.some((heading) =>
      NON_CONTENT_ROLES.has(this.#pack.grammar.headingRole(heading) ?? "summary"),
    );
    const added = texts.map((text, at) => ({
      text,
      passage,
      block,
      above,
      headings,
      position: this.units.length + at,
      blockNumber: this.#blockNumber,
      section: this.#section,
      isAnswer: mayAnswer && !isAside && !QUESTION.test(text),
    }));
    this.units.push(...added);
    return added;
  }

  /** List items and table rows are split only if they are too long to quote. */
  #piecesOf(text: string, staysWhole: boolean): string[] {
    const line = text.replace(/\s+/gu, " ").trim().replace(ANSWER_MARK, "");
    if (line === "") return [];
    if (staysWhole && line.length <= maxQuoteLength) return [line];
    return this.#pack.sentences.split(line).flatMap((sentence) => splitLongSentence(sentence, 0));
  }
}

/** Short code is one unit, longer code one unit per line. */
function linesOf(text: string): string[] {
  if (text.trim().length <= maxQuoteLength) return [text.trim()].filter(Boolean);
  return text
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean)
    .flatMap((line) => splitLongSentence(line, 0));
}

/** Splits a sentence that is too long to quote, at clause boundaries if possible. */
function splitLongSentence(sentence: string, at: number): string[] {
  const pattern = CUT_POINTS[at];
  if (sentence.length <= maxQuoteLength || !pattern) return [sentence];
  const pieces: string[] = [];
  let start = 0;
  let end = 0;
  const places = [...sentence.matchAll(pattern)].map(({ index, 0: sign }) => index + sign.length);
  for (const place of [...places, sentence.length]) {
    if (place - start > maxQuoteLength && end > start) {
      pieces.push(sentence.slice(start, end).trim());
      start = end;
    }
    end = place;
  }
  pieces.push(sentence.slice(start).trim());
  return pieces.flatMap((piece) => splitLongSentence(piece, at + 1)).filter(Boolean);
}

export function citationOf(text: string, { fileId, page }: Passage): Citation {
  return { fileId, page, quote: text };
}
