import { CompoundFile } from "./compound-file";
import type { Block, ExtractedDocument } from "./document";
import { ExtractionError } from "./extraction-error";
import { assembleDocument, normalizeText, startsWithListMarker } from "./plain-text";
import { type ParagraphProperties, readWordBinary, type WordBinary } from "./word-binary";

const LINE_BREAK = "\u000b";
const PAGE_BREAK = "\f";
const CELL_END = "\u0007";
const FIELD_START = "\u0013";
const FIELD_RESULT = "\u0014";
const FIELD_END = "\u0015";
const NO_BREAK_HYPHEN = "\u001e";
/** How long a line without a heading style may be to be taken for a heading, in characters. */
const LONGEST_GUESS = 80;

/** Takes the text out of a binary Word file. The format has no fixed pages. */
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
  readonly #blocks: Block[] = [];
  #text = "";
  #cells: string[] = [];
  #cell: string[] = [];
  #notes: string[] = [];
  #hasStyledHeadings = false;

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
        this.#notes.push(this.#plain(note.from, note.to));
        if (note.at === position && character < " ") continue;
      }
      if (!fields.shows(character) || this.#word.isHidden(position)) continue;
      if (character === "\r" || character === CELL_END || character === PAGE_BREAK) {
        this.#endParagraph(character, position);
      } else this.#text += shown(character);
    }
    this.#endParagraph("\r", end - 1);
    this.#endRow();
    this.#flushNotes();
    return this.#hasStyledHeadings ? this.#blocks : guessHeadings(this.#blocks);
  }

  #plain(from: number, to: number): string {
    const fields = new FieldFilter();
    let text = "";
    for (let position = from; position < to; position++) {
      const character = this.#word.text[position] ?? "";
      if (fields.shows(character) && !this.#word.isHidden(position)) text += shown(character);
    }
    return normalizeText(text);
  }

  #endParagraph(end: string, position: number): void {
    const properties = this.#word.paragraphAt(position);
    const text = normalizeText(this.#text);
    this.#text = "";
    if (end === CELL_END) {
      // Where the formatting is unknown, an empty cell stands for the row's end.
      const endsRow = properties ? properties.endsRow : text === "" && this.#cell.length === 0;
      if (endsRow) this.#endRow();
      else {
        this.#cells.push([...this.#cell, text].join(" ").trim());
        this.#cell = [];
      }
      return;
    }
    if (properties?.inTable) {
      if (text !== "") this.#cell.push(text);
      return;
    }
    this.#endRow();
    if (text !== "") this.#blocks.push({ ...this.#kindOf(properties, text), text });
    this.#flushNotes();
  }

  #endRow(): void {
    const cells = this.#cell.length > 0 ? [...this.#cells, this.#cell.join(" ")] : this.#cells;
    if (cells.some((cell) => cell !== "")) {
      this.#blocks.push({ kind: "table-row", text: cells.join(" | ") });
      this.#flushNotes();
    }
    this.#cells = [];
    this.#cell = [];
  }

  #flushNotes(): void {
    for (const text of this.#notes) if (text !== "") this.#blocks.push({ kind: "footnote", text });
    this.#notes = [];
  }

  #kindOf(properties: ParagraphProperties | null, text: string): Pick<Block, "kind" | "level"> {
    const level = properties ? this.#word.headingLevelOf(properties.style) : null;
    if (level !== null) {
      this.#hasStyledHeadings = true;
      return { kind: "heading", level: Math.min(level, 6) };
    }
    if (properties?.listed || startsWithListMarker(text)) return { kind: "list-item" };
    return { kind: "paragraph" };
  }
}

/** Hides the instructions of fields, which stand between their start and their result. */
class FieldFilter {
  readonly #inResult: boolean[] = [];

  shows(character: string): boolean {
    if (character === FIELD_START) this.#inResult.push(false);
    else if (character === FIELD_RESULT) this.#inResult[this.#inResult.length - 1] = true;
    else if (character === FIELD_END) this.#inResult.pop();
    else return !this.#inResult.includes(false);
    return false;
  }
}

function shown(character: string): string {
  if (character === NO_BREAK_HYPHEN) return "-";
  if (character === LINE_BREAK || character === "\r") return " ";
  return character;
}

/** Without heading styles, a short line of its own before a paragraph is taken for a heading. */
function guessHeadings(blocks: readonly Block[]): Block[] {
  return blocks.map((block, index) => {
    const next = blocks[index + 1];
    const stands = block.kind === "paragraph" && next?.kind === "paragraph";
    const isShort = block.text.length <= LONGEST_GUESS && (next?.text.length ?? 0) > LONGEST_GUESS;
    const isTitle = /^[\p{Lu}\p{N}¿¡"“«]/u.test(block.text) && !/[.,;:!]["”»]?$/.test(block.text);
    return stands && isShort && isTitle ? { ...block, kind: "heading", level: 2 } : block;
  });
}
