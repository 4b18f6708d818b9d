import { BlockCount } from "~/library/extraction/block-count";
import { classifyBlocks, type UnclassifiedBlock } from "~/library/extraction/classify-blocks";
import { type Block, type ExtractedDocument, MAX_CHARACTERS } from "~/library/extraction/document";
import { ExtractionError } from "~/library/extraction/extraction-error";
import { joinWrappedLines } from "~/library/extraction/join-lines";
import { assembleDocument, normalizeText } from "~/library/extraction/plain-text";
import { joinRuns, type RichText, type Run, splitRuns } from "~/library/extraction/rich-text";
import type { ParagraphFormat } from "~/library/extraction/title-lines";
import { readTable, type TableCell, type TableRow } from "~/library/extraction/word-table";
import { CompoundFile } from "./compound-file";
import { readWordBinary, type WordBinary } from "./word-binary";
import type { CharacterProperties, ParagraphProperties } from "./word-formatting";

interface DocRun extends Run {
  underlined: boolean;
  /** Half points. */
  size: number;
}

const LINE_BREAK = "\u000b";
const PAGE_BREAK = "\f";
const CELL_END = "\u0007";
const FIELD_START = "\u0013";
const FIELD_RESULT = "\u0014";
const FIELD_END = "\u0015";
const NO_BREAK_HYPHEN = "\u001e";
/** Half points; assumed if the size is given by the style. */
const USUAL_SIZE = 20;
/** The most characters of a line without a heading style that counts as a heading. */
const LONGEST_GUESS = 80;

/** Extracts the text of a binary Word file. The format has no fixed pages. */
export function extractDoc(bytes: Uint8Array): ExtractedDocument {
  let blocks: Block[];
  try {
    blocks = new DocReader(readWordBinary(new CompoundFile(bytes))).read();
  } catch (error) {
    if (error instanceof ExtractionError) throw error;
    // Offsets that point outside the file end in a RangeError.
    throw new ExtractionError("damaged", "The Word file cannot be read.", { cause: error });
  }
  const document = assembleDocument([{ number: null, blocks }]);
  if (document.words === 0) throw new ExtractionError("no_text", "The document holds no text.");
  return document;
}

class DocReader {
  readonly #word: WordBinary;
  readonly #blocks: UnclassifiedBlock[] = [];
  #runs: DocRun[] = [];
  #rows: TableRow[] = [];
  #cells: TableCell[] = [];
  #cell: Block[] = [];
  #notes: string[] = [];
  #noteCharacters = 0;
  readonly #count = new BlockCount();

  constructor(word: WordBinary) {
    this.#word = word;
  }

  read(): Block[] {
    const { text, mainLength, notes } = this.#word;
    const end = Math.min(mainLength, text.length);
    const fields = new FieldFilter();
    let nextNote = 0;
    for (let position = 0; position < end; position++) {
      const character = text[position] ?? "";
      const note = notes[nextNote];
      if (note && note.at <= position) {
        nextNote++;
        this.#count.add(1);
        this.#notes.push(this.#plain(note.from, note.to));
        if (note.at === position && character < " ") continue;
      }
      const look = this.#word.charactersAt(position);
      if (!fields.shows(character) || look?.hidden) continue;
      if (character === "\r" || character === CELL_END || character === PAGE_BREAK) {
        this.#endParagraph(character, position);
      } else this.#append(shown(character), look);
    }
    this.#endParagraph("\r", end - 1);
    this.#endRow(false);
    this.#endTable();
    this.#flushNotes();
    const blocks = classifyBlocks(this.#blocks).map(({ block }) => block);
    return blocks.some(({ kind }) => kind === "heading") ? blocks : guessHeadings(blocks);
  }

  #append(text: string, look: CharacterProperties | null): void {
    const { bold = false, underlined = false } = look ?? {};
    const size = look?.size ?? USUAL_SIZE;
    const last = this.#runs.at(-1);
    if (last?.bold === bold && last.underlined === underlined && last.size === size)
      last.text += text;
    else this.#runs.push({ text, bold, underlined, size });
  }

  #plain(from: number, to: number): string {
    const fields = new FieldFilter();
    const end = Math.min(to, this.#word.text.length);
    // Any number of marks may name the same note.
    this.#noteCharacters += Math.max(0, end - from);
    if (this.#noteCharacters > MAX_CHARACTERS) {
      throw new ExtractionError("too_large", "The notes hold more text than the limit.");
    }
    let text = "";
    for (let position = from; position < end; position++) {
      const character = this.#word.text[position] ?? "";
      const isShown = fields.shows(character) && !this.#word.charactersAt(position)?.hidden;
      if (isShown) text += shown(character);
    }
    return normalizeText(text);
  }

  #endParagraph(end: string, position: number): void {
    const properties = this.#word.paragraphAt(position);
    const runs = this.#runs;
    this.#runs = [];
    const blocks = this.#blocksOf(runs, properties);
    this.#count.add(blocks.length);
    if (end === CELL_END) {
      // If the formatting is unknown, an empty cell counts as the end of the row.
      const isEmpty = blocks.length === 0 && this.#cell.length === 0;
      if (properties?.endsRow ?? isEmpty) this.#endRow(properties?.isHeader === true);
      else {
        this.#cells.push({ blocks: [...this.#cell, ...blocks], span: 1, merged: false });
        this.#cell = [];
      }
      return;
    }
    if (properties?.inTable) {
      for (const block of blocks) this.#cell.push(block);
      return;
    }
    this.#endRow(false);
    if (blocks.length > 0) this.#endTable();
    const look = lookOf(runs);
    const isLine = blocks.length === 1 && blocks[0]?.kind === "paragraph";
    const columns = isLine ? columnsOf(runs) : null;
    for (const block of blocks) this.#blocks.push({ block, look, columns });
    this.#flushNotes();
  }

  #endRow(isHeader: boolean): void {
    const cells = [...this.#cells];
    if (this.#cell.length > 0) cells.push({ blocks: this.#cell, span: 1, merged: false });
    if (cells.some(({ blocks }) => blocks.length > 0)) this.#rows.push({ cells, isHeader });
    this.#cells = [];
    this.#cell = [];
  }

  #endTable(): void {
    const blocks = readTable(this.#rows).flat();
    this.#rows = [];
    if (blocks.length === 0) return;
    for (const block of blocks) this.#blocks.push({ block, look: null, columns: null });
    this.#flushNotes();
  }

  #flushNotes(): void {
    if (this.#rows.length > 0) return;
    for (const text of this.#notes) {
      if (text === "") continue;
      this.#blocks.push({ block: { kind: "footnote", text }, look: null, columns: null });
    }
    this.#notes = [];
  }

  #blocksOf(runs: readonly DocRun[], properties: ParagraphProperties | null): Block[] {
    const level = properties ? this.#word.headingLevelOf(properties.style) : null;
    if (level !== null) {
      const { text } = joinRuns(runs);
      return text === "" ? [] : [{ kind: "heading", level: Math.min(level, 6), text }];
    }
    const lines = joinWrappedLines(splitRuns(runs, LINE_BREAK)).map(joinRuns);
    return lines
      .filter(({ text }) => text !== "")
      .map((rich, index) =>
        properties?.listed
          ? { kind: "list-item", level: properties.listLevel + (index > 0 ? 1 : 0), ...rich }
          : { kind: "paragraph", ...rich },
      );
  }
}

function lookOf(runs: readonly DocRun[]): ParagraphFormat {
  const letters = runs.filter(({ text }) => text.trim() !== "");
  let most: DocRun | undefined;
  for (const run of letters) if (!most || run.text.length > most.text.length) most = run;
  return {
    size: most?.size ?? USUAL_SIZE,
    underlined: letters.length > 0 && letters.every((run) => run.underlined),
  };
}

function columnsOf(runs: readonly DocRun[]): RichText[] | null {
  const columns = splitRuns(runs, /\t+/)
    .map(joinRuns)
    .filter(({ text }) => text !== "");
  return columns.length > 1 ? columns : null;
}

/** Hides the instructions of fields, which are between their start and their result. */
class FieldFilter {
  readonly #inResult: boolean[] = [];
  /** How many of the open fields are not at their result. */
  #hiding = 0;

  shows(character: string): boolean {
    if (character === FIELD_START) {
      this.#inResult.push(false);
      this.#hiding++;
    } else if (character === FIELD_RESULT || character === FIELD_END) {
      if (this.#inResult.pop() === false) this.#hiding--;
      if (character === FIELD_RESULT) this.#inResult.push(true);
    } else return this.#hiding === 0;
    return false;
  }
}

function shown(character: string): string {
  if (character === NO_BREAK_HYPHEN) return "-";
  if (character === "\r") return " ";
  return character;
}

/** Without heading styles, a short line before a paragraph counts as a heading. */
function guessHeadings(blocks: readonly Block[]): Block[] {
  return blocks.map((block, index) => {
    const next = blocks[index + 1];
    const stands = block.kind === "paragraph" && next?.kind === "paragraph";
    const isShort = block.text.length <= LONGEST_GUESS && (next?.text.length ?? 0) > LONGEST_GUESS;
    const isTitle = /^[\p{Lu}\p{N}¿¡"“«]/u.test(block.text) && !/[.,;:!]["”»]?$/.test(block.text);
    return stands && isShort && isTitle ? { ...block, kind: "heading", level: 2 } : block;
  });
}
