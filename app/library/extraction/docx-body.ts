import type { Block } from "./document";
import type { ParagraphStyle } from "./docx-styles";
import { ExtractionError } from "./extraction-error";
import { normalizeText, raiseDigits } from "./plain-text";
import { readAttribute, type XmlHandler } from "./xml-reader";

/** A block, the page it begins on, and the note it stands for where it is a footnote's place. */
export interface PlacedBlock {
  block: Block;
  page: number;
  noteKey: string | null;
}

interface Paragraph {
  text: string;
  style: ParagraphStyle | null;
  headingLevel: number | null;
  listLevel: number | null;
  page: number;
  notes: string[];
  /** Blocks of text boxes anchored in it. */
  boxed: PlacedBlock[];
}

interface Table {
  cells: string[];
  cell: string[];
  notes: string[];
  page: number;
}

/** Elements whose content is not the document's text, or repeats it. */
const LEFT_OUT = new Set([
  ...["w:del", "w:moveFrom", "w:instrText", "w:delText", "w:delInstrText", "mc:Fallback", "w:rt"],
  ...["w:pPrChange", "w:rPrChange", "w:sectPr", "w:tblPr", "w:tabs", "wp:docPr", "w:fldData"],
]);
/** Longer than any book; guards the memory that joined text takes. */
const MAX_CHARACTERS = 8_000_000;

/** Turns the events of a WordprocessingML part into blocks. */
export class BodyReader implements XmlHandler {
  readonly blocks: PlacedBlock[] = [];
  /** Text of notes by id, where the part holds footnotes or endnotes. */
  readonly notes = new Map<string, string>();
  complete = false;
  pageBreaks = 0;
  readonly #styleOf: (id: string) => ParagraphStyle;
  readonly #paragraphs: Paragraph[] = [];
  readonly #tables: Table[] = [];
  #skipping = 0;
  #inText = false;
  #hidden = false;
  #raised = false;
  #note: { id: string; texts: string[] } | null = null;
  #characters = 0;

  constructor(styleOf: (id: string) => ParagraphStyle) {
    this.#styleOf = styleOf;
  }

  open(name: string, attributes: string): void {
    if (this.#skipping > 0 || LEFT_OUT.has(name)) {
      this.#skipping++;
      return;
    }
    const paragraph = this.#paragraphs.at(-1);
    const value = () => readAttribute(attributes, "w:val");
    switch (name) {
      case "w:p":
        this.#paragraphs.push(this.#newParagraph());
        break;
      case "w:pStyle":
        if (paragraph) paragraph.style = this.#styleOf(value() ?? "");
        break;
      case "w:outlineLvl":
        if (paragraph && Number(value()) < 9) paragraph.headingLevel = Number(value()) + 1;
        break;
      case "w:ilvl":
        if (paragraph) paragraph.listLevel = Number(value()) + 1;
        break;
      case "w:numId":
        // The number 0 takes a paragraph out of its style's list.
        if (paragraph) paragraph.listLevel = value() === "0" ? 0 : (paragraph.listLevel ?? 1);
        break;
      case "w:r":
        this.#hidden = false;
        this.#raised = false;
        break;
      case "w:vertAlign":
        this.#raised = value() === "superscript";
        break;
      case "w:vanish":
        this.#hidden = value() !== "0" && value() !== "false";
        break;
      case "w:t":
      case "m:t":
        this.#inText = true;
        break;
      case "w:tab":
      case "w:ptab":
        this.#append("\t");
        break;
      case "w:br":
      case "w:cr":
        this.#append(" ");
        break;
      case "w:noBreakHyphen":
        this.#append("-");
        break;
      case "w:lastRenderedPageBreak":
        this.pageBreaks++;
        if (paragraph && paragraph.text.trim() === "") paragraph.page = this.pageBreaks;
        break;
      case "w:footnoteReference":
      case "w:endnoteReference":
        paragraph?.notes.push(noteKey(name, attributes));
        break;
      case "w:footnote":
      case "w:endnote":
        this.#note = isSeparator(attributes) ? null : { id: noteKey(name, attributes), texts: [] };
        break;
      case "w:tbl":
        this.#tables.push({ cells: [], cell: [], notes: [], page: this.pageBreaks });
        break;
      case "w:tr":
        this.#startRow();
        break;
      default:
    }
  }

  close(name: string): void {
    if (this.#skipping > 0) {
      this.#skipping--;
      return;
    }
    switch (name) {
      case "w:t":
      case "m:t":
        this.#inText = false;
        break;
      case "w:p":
        this.#closeParagraph();
        break;
      case "w:tc":
        this.#closeCell();
        break;
      case "w:tr":
        this.#closeRow();
        break;
      case "w:tbl":
        this.#tables.pop();
        break;
      case "w:footnote":
      case "w:endnote":
        if (this.#note) this.notes.set(this.#note.id, this.#note.texts.join(" "));
        this.#note = null;
        break;
      case "w:document":
      case "w:footnotes":
      case "w:endnotes":
        this.complete = true;
        break;
      default:
    }
  }

  text(text: string): void {
    if (this.#inText && this.#skipping === 0) this.#append(this.#raised ? raiseDigits(text) : text);
  }

  #append(text: string): void {
    const paragraph = this.#paragraphs.at(-1);
    if (!paragraph || this.#hidden) return;
    this.#characters += text.length;
    if (this.#characters > MAX_CHARACTERS) {
      throw new ExtractionError("too_large", "The document holds more text than the limit.");
    }
    paragraph.text += text;
  }

  #newParagraph(): Paragraph {
    return {
      text: "",
      style: null,
      headingLevel: null,
      listLevel: null,
      page: this.pageBreaks,
      notes: [],
      boxed: [],
    };
  }

  #closeParagraph(): void {
    const paragraph = this.#paragraphs.pop();
    if (!paragraph) return;
    const { style } = paragraph;
    const isContents = style?.isContents === true;
    const raw = isContents ? paragraph.text.replace(/\t+(\w{1,7})\s*$/, " … $1") : paragraph.text;
    const text = normalizeText(raw);
    if (this.#note) {
      if (text !== "") this.#note.texts.push(text);
      return;
    }
    const outer = this.#paragraphs.at(-1);
    const table = this.#tables.at(-1);
    if (table && !outer) {
      if (text !== "") table.cell.push(text);
      table.cell.push(...paragraph.boxed.map(({ block }) => block.text));
      table.notes.push(...paragraph.notes);
      return;
    }
    // A text box's paragraphs follow the paragraph it hangs on.
    const target = outer ? outer.boxed : this.blocks;
    const { page } = paragraph;
    if (text !== "") target.push({ block: { ...kindOf(paragraph), text }, page, noteKey: null });
    target.push(...paragraph.boxed);
    for (const key of paragraph.notes) target.push(notePlace(key, page));
  }

  #startRow(): void {
    const table = this.#tables.at(-1);
    if (table) table.page = this.pageBreaks;
  }

  #closeCell(): void {
    const table = this.#tables.at(-1);
    if (!table) return;
    table.cells.push(table.cell.join(" "));
    table.cell = [];
  }

  #closeRow(): void {
    const table = this.#tables.at(-1);
    if (!table) return;
    const text = table.cells.join(" | ");
    const { notes, page } = table;
    const isEmpty = table.cells.every((cell) => cell === "");
    table.cells = [];
    table.notes = [];
    const outerTable = this.#tables.at(-2);
    if (outerTable) {
      if (!isEmpty) outerTable.cell.push(text);
      outerTable.notes.push(...notes);
      return;
    }
    const target = this.#paragraphs.at(-1)?.boxed ?? this.blocks;
    if (!isEmpty) target.push({ block: { kind: "table-row", text }, page, noteKey: null });
    for (const key of notes) target.push(notePlace(key, page));
  }
}

function kindOf(paragraph: Paragraph): Pick<Block, "kind" | "level"> {
  const heading = paragraph.headingLevel ?? paragraph.style?.headingLevel ?? null;
  if (heading !== null) return { kind: "heading", level: Math.min(heading, 6) };
  const list = paragraph.listLevel ?? paragraph.style?.listLevel ?? 0;
  return list > 0 ? { kind: "list-item", level: list } : { kind: "paragraph" };
}

function notePlace(key: string, page: number): PlacedBlock {
  return { block: { kind: "footnote", text: "" }, page, noteKey: key };
}

function noteKey(name: string, attributes: string): string {
  return `${name.startsWith("w:footnote") ? "footnote" : "endnote"} ${readAttribute(attributes, "w:id")}`;
}

function isSeparator(attributes: string): boolean {
  const type = readAttribute(attributes, "w:type");
  return type !== null && type !== "normal";
}
