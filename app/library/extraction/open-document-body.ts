import { BlockWriter, listItem } from "./block-writer";
import type { Block } from "./document";
import { ExtractionError } from "./extraction-error";
import { MAX_PAGES } from "./office-package";
import { headingLevel, type OpenStyle, OpenStyles } from "./open-document-styles";
import { raiseDigits } from "./plain-text";
import { speakerNote } from "./speaker-notes";
import { readAttribute, type XmlHandler } from "./xml-reader";

/** Elements whose content is not the document's text, or repeats it. */
const LEFT_OUT = new Set([
  ...["text:tracked-changes", "office:annotation", "text:table-of-content", "text:ruby-text"],
  ...["office:forms", "svg:title", "svg:desc", "text:note-citation", "text:page-number"],
  ...["presentation:footer", "presentation:header", "presentation:date-time", "text:bibliography"],
  ...["presentation:footer-decl", "presentation:date-time-decl", "presentation:header-decl"],
]);
/** Paragraphs, lists and spans within each other. */
const DEEPEST = 200;
const MOST_SPACES = 100;

interface List {
  style: string;
  /** Its items so far. */
  count: number;
  /** Whether the next paragraph begins an item. */
  isNew: boolean;
}

/** Turns the events of an OpenDocument file's styles and content into blocks. */
export class OpenDocumentBody implements XmlHandler {
  /** The blocks of each slide, or of the whole text. */
  readonly pages: Block[][] = [];
  complete = false;
  readonly #styles = new OpenStyles();
  readonly #isText: boolean;
  readonly #readFormula: (object: string) => string;
  readonly #writer = new BlockWriter();
  readonly #lists: List[] = [];
  /** The styles of the paragraphs and spans around the text. */
  readonly #spans: OpenStyle[] = [];
  /** Item counts of ended lists by style, because a later list may continue the numbering. */
  readonly #counts = new Map<string, number>();
  #tables = 0;
  #isHeaderRow = false;
  #skipping = 0;
  #paragraphs = 0;
  /** `presentation:class` of the frames around. */
  readonly #frames: (string | null)[] = [];
  #titleBegun = false;
  /** What the slide showed before its notes began. */
  #slide: Block[] = [];
  /** The texts of a footnote while it is read, and of those whose paragraph has not ended yet. */
  #footnote: string[] | null = null;
  #footnotes: string[] = [];

  /**
   * @param isText of a text, titles are found by their looks too
   * @param readFormula gives the formula in an embedded object, or ""
   */
  constructor(isText: boolean, readFormula: (object: string) => string) {
    this.#isText = isText;
    this.#readFormula = readFormula;
  }

  open(name: string, attributes: string): void {
    if (this.#skipping > 0 || LEFT_OUT.has(name)) {
      this.#skipping++;
      return;
    }
    if (this.#spans.length + this.#lists.length + this.#frames.length > DEEPEST) {
      throw new ExtractionError("damaged", "The document nests too deep.");
    }
    switch (name) {
      case "text:h":
      case "text:p":
        this.#openParagraph(name, attributes);
        break;
      case "text:span":
        this.#spans.push(this.#styles.styleOf(readAttribute(attributes, "text:style-name") ?? ""));
        break;
      case "text:list":
        this.#openList(attributes);
        break;
      case "text:list-item":
        this.#openItem(attributes);
        break;
      case "text:s":
        this.#write(" ".repeat(spacesOf(readAttribute(attributes, "text:c"))));
        break;
      case "text:tab":
        this.#write("\t");
        break;
      case "text:line-break":
        this.#write("\n");
        break;
      case "text:note":
        this.#footnote = [];
        break;
      case "draw:frame":
      case "draw:custom-shape":
        this.#frames.push(readAttribute(attributes, "presentation:class"));
        this.#titleBegun = false;
        break;
      case "draw:object":
        if (this.#paragraphs > 0) {
          this.#write(this.#readFormula(readAttribute(attributes, "xlink:href") ?? ""));
        }
        break;
      case "presentation:notes":
        this.#slide = this.#writer.takeWritten();
        break;
      default:
        if (!this.#openTablePart(name)) this.#styles.open(name, attributes);
    }
  }

  close(name: string): void {
    if (this.#skipping > 0) {
      this.#skipping--;
      return;
    }
    switch (name) {
      case "text:h":
      case "text:p":
        this.#closeParagraph();
        break;
      case "text:span":
        this.#spans.pop();
        break;
      case "text:list": {
        const list = this.#lists.pop();
        if (list && this.#lists.length === 0) this.#counts.set(list.style, list.count);
        break;
      }
      case "text:note":
        if (this.#footnote) this.#footnotes.push(this.#footnote.join(" "));
        this.#footnote = null;
        break;
      case "table:table":
        this.#tables--;
        this.#writer.closeTable();
        this.#writeFootnotes();
        break;
      case "table:table-header-rows":
        this.#isHeaderRow = false;
        break;
      case "draw:frame":
      case "draw:custom-shape":
        if (this.#frames.pop() === "title") this.#writer.end();
        break;
      case "presentation:notes":
        for (const block of this.#writer.takeWritten()) this.#slide.push(speakerNote(block));
        break;
      case "draw:page":
        if (this.pages.length === MAX_PAGES) {
          throw new ExtractionError(
            "too_large",
            "The presentation has more slides than the limit.",
          );
        }
        this.pages.push(titleFirst([...this.#slide, ...this.#writer.takeWritten()]));
        this.#slide = [];
        break;
      case "office:text":
        if (this.#isText) this.pages.push(this.#writer.takeBlocks());
        break;
      case "office:document-content":
        this.complete = true;
        break;
      default:
        this.#styles.close(name);
    }
  }

  text(text: string): void {
    if (this.#skipping > 0 || this.#paragraphs === 0) return;
    const style = this.#spans.at(-1);
    if (style?.hidden) return;
    const written = text.replace(/\s+/g, " ");
    this.#write(style?.raised ? raiseDigits(written) : written);
  }

  #write(text: string): void {
    if (this.#paragraphs === 0) return;
    if (this.#footnote) this.#footnote.push(text);
    else
      this.#writer.write(
        text,
        this.#spans.some(({ bold }) => bold === true),
      );
  }

  #openParagraph(name: string, attributes: string): void {
    this.#paragraphs++;
    const style = this.#styles.styleOf(readAttribute(attributes, "text:style-name") ?? "");
    this.#spans.push(style);
    if (this.#footnote) return;
    const frame = this.#frames.at(-1);
    const list = this.#lists.at(-1);
    if (frame === "title") {
      // Its further paragraphs are lines of the same title.
      if (this.#titleBegun) this.#writer.write(" ");
      else this.#writer.begin({ kind: "heading", level: 1 });
      this.#titleBegun = true;
    } else if (name === "text:h" || style.headingLevel !== null) {
      const level = readAttribute(attributes, "text:outline-level");
      const known = level === null ? style.headingLevel : headingLevel(level);
      this.#writer.begin({ kind: "heading", level: known ?? 1 });
    } else if (style.isCode) this.#writer.begin({ kind: "code" });
    else if (list?.isNew) {
      const depth = this.#lists.length;
      this.#writer.begin(listItem(depth, this.#styles.numberOf(list.style, depth, list.count)));
    } else this.#writer.begin({ kind: "paragraph" });
    if (list) list.isNew = false;
  }

  #closeParagraph(): void {
    this.#paragraphs--;
    this.#spans.pop();
    if (this.#footnote) {
      this.#footnote.push(" ");
      return;
    }
    if (this.#frames.at(-1) !== "title") this.#writer.end();
    if (this.#tables === 0) this.#writeFootnotes();
  }

  #writeFootnotes(): void {
    if (this.#tables > 0) return;
    for (const text of this.#footnotes.splice(0)) {
      this.#writer.begin({ kind: "footnote" });
      this.#writer.write(text);
      this.#writer.end();
    }
  }

  #openList(attributes: string): void {
    const outer = this.#lists.at(-1);
    const style = readAttribute(attributes, "text:style-name") ?? outer?.style ?? "";
    const goesOn =
      readAttribute(attributes, "text:continue-numbering") === "true" ||
      readAttribute(attributes, "text:continue-list") !== null;
    const start = this.#styles.startOf(style, this.#lists.length + 1) - 1;
    const count = goesOn && !outer ? (this.#counts.get(style) ?? start) : start;
    this.#lists.push({ style, count, isNew: false });
  }

  #openItem(attributes: string): void {
    const list = this.#lists.at(-1);
    if (!list) return;
    const start = Number(readAttribute(attributes, "text:start-value"));
    list.count = start > 0 ? start : list.count + 1;
    list.isNew = true;
  }

  #openTablePart(name: string): boolean {
    switch (name) {
      case "table:table":
        this.#tables++;
        this.#writer.openTable();
        return true;
      case "table:table-header-rows":
        this.#isHeaderRow = true;
        return true;
      case "table:table-row":
        this.#writer.openRow(this.#isHeaderRow);
        return true;
      case "table:table-cell":
      case "table:covered-table-cell":
        // A cell that another one spans is there too, and empty.
        this.#writer.openCell({ span: 1, merged: false });
        return true;
      default:
        return false;
    }
  }
}

/** The number of spaces that an element represents; 1 by default. */
function spacesOf(count: string | null): number {
  return Math.min(MOST_SPACES, Math.max(0, Math.trunc(Number(count ?? 1)) || 1));
}

function titleFirst(blocks: Block[]): Block[] {
  const isTitle = ({ kind }: Block) => kind === "heading";
  return [...blocks.filter(isTitle), ...blocks.filter((block) => !isTitle(block))];
}
