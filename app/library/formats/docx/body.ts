import { BlockCount } from "~/library/extraction/block-count";
import type { UnclassifiedBlock } from "~/library/extraction/classify-blocks";
import { type Block, MAX_CHARACTERS } from "~/library/extraction/document";
import { ExtractionError } from "~/library/extraction/extraction-error";
import { EquationWriter } from "~/library/extraction/office-math";
import { raiseDigits } from "~/library/extraction/plain-text";
import { joinRuns } from "~/library/extraction/rich-text";
import { readTable, type TableRow } from "~/library/extraction/word-table";
import { readAttribute, type XmlHandler } from "~/library/extraction/xml-reader";
import { readLevel } from "./level";
import type { ListNumbering } from "./numbering";
import { lookOf, PLAIN, readLines, type StyledRun, withProperty } from "./paragraph";
import { isOn, type StyleSheet, type TextStyle } from "./styles";

/** A block, the page it begins on, and the footnote whose place it marks. */
export interface PlacedBlock extends UnclassifiedBlock {
  page: number;
  noteKey: string | null;
}

interface Paragraph {
  runs: StyledRun[];
  /** Whether it has more than white space so far. */
  hasText: boolean;
  style: TextStyle | null;
  headingLevel: number | null;
  listLevel: number | null;
  listId: string | null;
  page: number;
  notes: string[];
  /** Blocks of text boxes anchored in it. */
  boxed: PlacedBlock[];
}

interface Table {
  rows: (TableRow & { page: number; notes: PlacedBlock[] })[];
  page: number;
}

/** Elements whose content is not the document's text, or repeats it. */
const LEFT_OUT = new Set([
  ...["w:del", "w:moveFrom", "w:instrText", "w:delText", "w:delInstrText", "mc:Fallback", "w:rt"],
  ...["w:pPrChange", "w:rPrChange", "w:sectPr", "w:tblPr", "w:tabs", "wp:docPr", "w:fldData"],
]);
/** Paragraphs and tables within each other. Each hands on what it holds to the one around it. */
const DEEPEST = 60;

/** Turns the events of a WordprocessingML part into blocks. */
export class BodyReader implements XmlHandler {
  readonly blocks: PlacedBlock[] = [];
  /** Texts of notes by id, if the part is footnotes or endnotes. */
  readonly notes = new Map<string, string>();
  complete = false;
  pageBreaks = 0;
  readonly #styles: StyleSheet;
  readonly #numbering: ListNumbering;
  readonly #paragraphs: Paragraph[] = [];
  readonly #tables: Table[] = [];
  #skipping = 0;
  #inText = false;
  #look = PLAIN;
  #equation: EquationWriter | null = null;
  #note: { id: string; texts: string[] } | null = null;
  #characters = 0;
  readonly #count = new BlockCount();

  constructor(styles: StyleSheet, numbering: ListNumbering) {
    this.#styles = styles;
    this.#numbering = numbering;
  }

  open(name: string, attributes: string): void {
    if (this.#skipping > 0 || LEFT_OUT.has(name)) {
      this.#skipping++;
      return;
    }
    if (this.#equation && name.startsWith("m:")) this.#equation.open(name, attributes);
    const paragraph = this.#paragraphs.at(-1);
    switch (name) {
      case "m:oMath":
        this.#equation ??= new EquationWriter();
        break;
      case "w:p":
        this.#checkDepth();
        this.#paragraphs.push(this.#newParagraph());
        break;
      case "w:r":
        this.#look = PLAIN;
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
        this.#append(readAttribute(attributes, "w:type") === "page" ? " " : "\n");
        break;
      case "w:cr":
        this.#append("\n");
        break;
      case "w:noBreakHyphen":
        this.#append("-");
        break;
      case "w:lastRenderedPageBreak":
        this.pageBreaks++;
        if (paragraph && !paragraph.hasText) paragraph.page = this.pageBreaks;
        break;
      case "w:footnoteReference":
      case "w:endnoteReference":
        paragraph?.notes.push(noteKey(name, attributes));
        break;
      case "w:footnote":
      case "w:endnote":
        this.#note = isSeparator(attributes) ? null : { id: noteKey(name, attributes), texts: [] };
        break;
      default:
        if (!this.#openTablePart(name, attributes) && paragraph) {
          this.#readProperty(paragraph, name, attributes);
        }
    }
  }

  close(name: string): void {
    if (this.#skipping > 0) {
      this.#skipping--;
      return;
    }
    if (name === "m:oMath") this.#closeEquation();
    else if (name.startsWith("m:")) this.#equation?.close();
    switch (name) {
      case "w:t":
      case "m:t":
        this.#inText = false;
        break;
      case "w:p":
        this.#closeParagraph();
        break;
      case "w:tbl":
        this.#closeTable();
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
    if (!this.#inText || this.#skipping > 0) return;
    if (this.#equation) this.#equation.text(text);
    else this.#append(this.#look.raised ? raiseDigits(text) : text);
  }

  #checkDepth(): void {
    if (this.#paragraphs.length + this.#tables.length < DEEPEST) return;
    throw new ExtractionError("damaged", "The document nests too deep.");
  }

  #closeEquation(): void {
    const line = this.#equation?.line ?? "";
    this.#equation = null;
    this.#append(line);
  }

  #openTablePart(name: string, attributes: string): boolean {
    const table = this.#tables.at(-1);
    const row = table?.rows.at(-1);
    const cell = row?.cells.at(-1);
    switch (name) {
      case "w:tbl":
        this.#checkDepth();
        this.#tables.push({ rows: [], page: this.pageBreaks });
        return true;
      case "w:tr":
        table?.rows.push({ cells: [], isHeader: false, page: this.pageBreaks, notes: [] });
        return true;
      case "w:tblHeader":
        if (row) row.isHeader = isOn(attributes);
        return true;
      case "w:tc":
        row?.cells.push({ blocks: [], span: 1, merged: false });
        return true;
      case "w:gridSpan":
        if (cell) cell.span = Number(readAttribute(attributes, "w:val")) || 1;
        return true;
      case "w:vMerge":
        if (cell) cell.merged = readAttribute(attributes, "w:val") !== "restart";
        return true;
      default:
        return false;
    }
  }

  #readProperty(paragraph: Paragraph, name: string, attributes: string): void {
    const value = readAttribute(attributes, "w:val");
    switch (name) {
      case "w:pStyle":
        paragraph.style = this.#styles.styleOf(value ?? "");
        break;
      case "w:outlineLvl": {
        const level = readLevel(attributes, "w:val");
        if (level !== null) paragraph.headingLevel = level + 1;
        break;
      }
      case "w:ilvl":
        paragraph.listLevel = Math.min(8, Math.max(0, Number(value) || 0)) + 1;
        break;
      case "w:numId":
        // The number 0 takes a paragraph out of its style's list.
        paragraph.listLevel = value === "0" ? 0 : (paragraph.listLevel ?? 1);
        paragraph.listId = value;
        break;
      default:
        this.#look = withProperty(this.#look, name, attributes, this.#styles);
    }
  }

  #append(text: string): void {
    const paragraph = this.#paragraphs.at(-1);
    const look = this.#look;
    if (!paragraph || look.hidden) return;
    this.#characters += text.length;
    if (this.#characters > MAX_CHARACTERS) {
      throw new ExtractionError("too_large", "The document holds more text than the limit.");
    }
    paragraph.hasText ||= text.trim() !== "";
    const { style } = paragraph;
    const bold = look.bold ?? style?.bold ?? false;
    const size = look.size ?? style?.size ?? this.#styles.defaultSize;
    const { underlined, monospaced } = look;
    const last = paragraph.runs.at(-1);
    const isAlike =
      last?.bold === bold &&
      last.size === size &&
      last.underlined === underlined &&
      last.monospaced === monospaced;
    if (last && isAlike) last.text += text;
    else paragraph.runs.push({ text, bold, size, underlined, monospaced });
  }

  #newParagraph(): Paragraph {
    return {
      runs: [],
      hasText: false,
      style: null,
      headingLevel: null,
      listLevel: null,
      listId: null,
      page: this.pageBreaks,
      notes: [],
      boxed: [],
    };
  }

  #closeParagraph(): void {
    const paragraph = this.#paragraphs.pop();
    if (!paragraph) return;
    const kind = this.#kindOf(paragraph);
    if (this.#note) {
      const { text } = joinRuns(paragraph.runs);
      if (text !== "") this.#note.texts.push(text);
      return;
    }
    const { page, boxed, notes } = paragraph;
    const read: PlacedBlock[] = [];
    const look = lookOf(paragraph.runs);
    for (const { block, columns } of readLines(paragraph, kind)) {
      read.push({ block, page, noteKey: null, look, columns });
    }
    this.#count.add(read.length + notes.length);
    const places = notes.map((key) => notePlace(key, page));
    const outer = this.#paragraphs.at(-1);
    const row = this.#tables.at(-1)?.rows.at(-1);
    if (row && !outer) {
      for (const { block } of [...read, ...boxed]) row.cells.at(-1)?.blocks.push(block);
      for (const place of places) row.notes.push(place);
      return;
    }
    // A text box's paragraphs follow the paragraph it hangs on.
    const target = outer ? outer.boxed : this.blocks;
    for (const one of [...read, ...boxed, ...places]) target.push(one);
  }

  #kindOf({ headingLevel, style, listLevel, listId }: Paragraph): Omit<Block, "text"> {
    const heading = headingLevel ?? style?.headingLevel ?? null;
    const id = listId ?? style?.numberingId ?? null;
    const level = listLevel ?? style?.listLevel ?? 0;
    const depth = heading === null ? level : (listLevel ?? heading);
    const mark = id === null || depth === 0 ? null : this.#numbering.next(id, depth - 1);
    if (heading !== null) return { kind: "heading", level: Math.min(heading, 6) };
    if (style?.isCode) return { kind: "code" };
    if (level === 0 || mark === "none") return { kind: "paragraph" };
    return { kind: "list-item", level, ...mark };
  }

  #closeTable(): void {
    const table = this.#tables.pop();
    if (!table) return;
    const read = readTable(table.rows);
    const outer = this.#tables.at(-1)?.rows.at(-1);
    const paragraph = this.#paragraphs.at(-1);
    for (const [index, { page, notes }] of table.rows.entries()) {
      const blocks = read[index] ?? [];
      if (outer && !paragraph) {
        for (const block of blocks) outer.cells.at(-1)?.blocks.push(block);
        for (const note of notes) outer.notes.push(note);
        continue;
      }
      const target = paragraph?.boxed ?? this.blocks;
      for (const block of blocks)
        target.push({ block, page, noteKey: null, look: null, columns: null });
      for (const note of notes) target.push(note);
    }
  }
}

function notePlace(key: string, page: number): PlacedBlock {
  return { block: { kind: "footnote", text: "" }, page, noteKey: key, look: null, columns: null };
}

function noteKey(name: string, attributes: string): string {
  return `${name.startsWith("w:footnote") ? "footnote" : "endnote"} ${readAttribute(attributes, "w:id")}`;
}

function isSeparator(attributes: string): boolean {
  const type = readAttribute(attributes, "w:type");
  return type !== null && type !== "normal";
}
