import { Tokenizer } from "htmlparser2";
import { BlockWriter, listItem } from "./block-writer";
import type { Block } from "./document";
import { formatListNumber } from "./list-number";
import { raiseDigits } from "./plain-text";

/** Elements whose content is not text to read. */
const LEFT_OUT = new Set(
  [
    "head",
    "script",
    "style",
    "template",
    "noscript",
    "title",
    "nav",
    "svg",
    "canvas",
    "iframe",
  ].concat(
    ["object", "audio", "video", "button", "select", "datalist", "textarea", "dialog", "rt", "rp"],
    // The source of a formula, which repeats it.
    ["annotation", "annotation-xml"],
  ),
);
/** Elements that never have content. */
const VOID = new Set(
  "area base br col embed hr img input link meta param source track wbr".split(" "),
);
/** Elements that begin and end a paragraph. */
const PARAGRAPHS = new Set(
  "address article aside blockquote body caption center dd details dir div dl dt fieldset figcaption figure footer form header hgroup hr html legend main menu p section summary".split(
    " ",
  ),
);
const BOLD = new Set(["b", "strong"]);
const TABLE_PARTS = new Set(["table", "thead", "tbody", "tfoot", "tr", "td", "th"]);
/** Attributes that matter. */
const READ = new Set(["class", "colspan", "epub:type", "hidden", "role", "start", "type", "value"]);
const LONGEST_ATTRIBUTE = 200;
/** From a note to its place in the text. */
const BACK_LINK = /\bfootnote-?back/;
const NOTE_REFERENCE = /\b(?:doc-)?noteref\b/;
const NOTES = /\b(?:doc-)?(?:footnotes?|endnotes?|rearnotes?)\b/;
/** The deepest nesting of lists that is tracked. */
const DEEPEST = 100;

/** How `type` numbers a list. */
const NUMBER_FORMATS: Record<string, string> = {
  ...{ a: "lowerLetter", A: "upperLetter", i: "lowerRoman", I: "upperRoman" },
};

interface List {
  /** Of its numbers; null for bullets. */
  format: string | null;
  next: number;
}

/** An element inside which everything is treated alike, and how many of its name are open in it. */
interface Region {
  name: string;
  open: number;
}

/** Reads HTML that comes in chunks, however damaged, into blocks. */
export class HtmlBlocks {
  readonly #writer = new BlockWriter();
  readonly #tokenizer: Tokenizer;
  readonly #lists: List[] = [];
  #hidden: Region | null = null;
  #notes: Region | null = null;
  #bold = 0;
  #raised = 0;
  /** Whether in the link from a place in the text to its note, which is raised however it is marked up. */
  #inReference = false;
  #code = 0;
  /** Whether the current row is in the head of its table. */
  #isHead = false;
  /** The part of the text to which the tokenizer may still refer, and its position. */
  #source = "";
  #offset = 0;
  #end = 0;
  #lastLength = 0;
  #name = "";
  #attribute = "";
  #attributes = new Map<string, string>();

  /** @param isXml of XHTML, in which any element may be empty */
  constructor(isXml = false) {
    const ignore = () => {};
    const slice = (start: number, end: number) =>
      this.#source.slice(Math.max(0, start - this.#offset), Math.max(0, end - this.#offset));
    // Only the tokenizer: a parser would keep the open elements, whose nesting is unlimited.
    this.#tokenizer = new Tokenizer(
      { xmlMode: false, decodeEntities: true, recognizeSelfClosing: isXml },
      {
        onopentagname: (start, end) => {
          this.#name = slice(start, end).toLowerCase();
          this.#attributes.clear();
        },
        onattribname: (start, end) => {
          this.#attribute = slice(start, end).toLowerCase();
          if (READ.has(this.#attribute)) this.#attributes.set(this.#attribute, "");
        },
        onattribdata: (start, end) => this.#addToAttribute(slice(start, end)),
        onattribentity: (code) => this.#addToAttribute(String.fromCodePoint(code)),
        onopentagend: () => this.#open(this.#name),
        onselfclosingtag: () => {
          this.#open(this.#name);
          if (isXml) this.#close(this.#name);
        },
        onclosetag: (start, end) => this.#close(slice(start, end).trim().toLowerCase()),
        ontext: (start, end) => this.#text(slice(start, end)),
        ontextentity: (code) => this.#text(String.fromCodePoint(code)),
        ...{ onattribend: ignore, oncdata: ignore, oncomment: ignore, ondeclaration: ignore },
        ...{ onprocessinginstruction: ignore, onend: ignore },
      },
    );
  }

  /** @param chunk not shorter than an element's name, but for the last */
  write(chunk: string): void {
    // A name may have begun in the chunk before.
    this.#source = this.#source.slice(this.#end - this.#offset - this.#lastLength) + chunk;
    this.#offset = this.#end - (this.#source.length - chunk.length);
    this.#end += chunk.length;
    this.#lastLength = chunk.length;
    this.#tokenizer.write(chunk);
  }

  /** The blocks of all that was written. Call it once. */
  end(): Block[] {
    this.#tokenizer.end();
    return this.#writer.takeBlocks();
  }

  #addToAttribute(text: string): void {
    const value = this.#attributes.get(this.#attribute);
    if (value === undefined || value.length > LONGEST_ATTRIBUTE) return;
    this.#attributes.set(this.#attribute, value + text.slice(0, LONGEST_ATTRIBUTE));
  }

  #text(text: string): void {
    if (this.#hidden) return;
    const isSpaced = this.#code > 0;
    const written = isSpaced ? text : text.replace(/[\t\n\r\f ]+/g, " ");
    const isRaised = this.#raised > 0 || this.#inReference;
    this.#writer.write(isRaised ? raise(written) : written, this.#bold > 0);
  }

  #open(name: string): void {
    if (this.#hidden) {
      if (name === this.#hidden.name) this.#hidden.open++;
      return;
    }
    if (VOID.has(name)) {
      if (name === "br") this.#writer.write("\n", this.#bold > 0);
      else if (name === "hr") this.#paragraph();
      return;
    }
    if (LEFT_OUT.has(name) || this.#isLeftOut()) {
      this.#hidden = { name, open: 1 };
      return;
    }
    if (this.#notes?.name === name) this.#notes.open++;
    else if (!this.#notes && this.#isNote()) {
      this.#notes = { name, open: 1 };
      this.#begin({ kind: "footnote" });
    }
    this.#openElement(name);
  }

  #openElement(name: string): void {
    const heading = /^h([1-6])$/.exec(name);
    if (heading) this.#begin({ kind: "heading", level: Number(heading[1]) });
    else if (name === "ol" || name === "ul") this.#openList(name === "ol");
    else if (name === "li") this.#openItem();
    else if (name === "pre") {
      this.#code++;
      this.#begin({ kind: "code" });
    } else if (name === "dd") this.#begin(listItem(this.#lists.length + 1, null));
    else if (BOLD.has(name)) this.#bold++;
    else if (name === "sup") this.#raised++;
    else if (name === "a") this.#inReference = this.#isReference();
    else if (TABLE_PARTS.has(name)) this.#openTablePart(name);
    else if (PARAGRAPHS.has(name)) this.#paragraph();
    if (name === "dt") this.#bold = 1;
  }

  #close(name: string): void {
    if (this.#hidden) {
      if (name === this.#hidden.name && --this.#hidden.open === 0) this.#hidden = null;
      return;
    }
    if (BOLD.has(name)) this.#bold = Math.max(0, this.#bold - 1);
    else if (name === "sup") this.#raised = Math.max(0, this.#raised - 1);
    else if (name === "a") this.#inReference = false;
    else if (name === "ol" || name === "ul") {
      this.#writer.end();
      this.#lists.pop();
    } else if (name === "pre") {
      this.#writer.end();
      this.#code = Math.max(0, this.#code - 1);
    } else if (name === "table") this.#writer.closeTable();
    else if (name === "thead") this.#isHead = false;
    else if (name === "li" || /^h[1-6]$/.test(name)) this.#writer.end();
    else if (PARAGRAPHS.has(name) || TABLE_PARTS.has(name)) this.#paragraph();
    if (name === "dt") this.#bold = 0;
    if (name === this.#notes?.name && --this.#notes.open === 0) {
      this.#writer.end();
      this.#notes = null;
    }
  }

  #isLeftOut(): boolean {
    const { role, class: names = "" } = Object.fromEntries(this.#attributes);
    return this.#attributes.has("hidden") || role === "doc-backlink" || BACK_LINK.test(names);
  }

  #isReference(): boolean {
    const { role = "", "epub:type": type = "" } = Object.fromEntries(this.#attributes);
    return NOTE_REFERENCE.test(role) || NOTE_REFERENCE.test(type);
  }

  #isNote(): boolean {
    const {
      role = "",
      "epub:type": type = "",
      class: names = "",
    } = Object.fromEntries(this.#attributes);
    return NOTES.test(role) || NOTES.test(type) || /^footnotes?$/.test(names);
  }

  /** Begins a paragraph, unless nothing was written since the item or heading around it began. */
  #paragraph(): void {
    if (this.#code > 0) return;
    if (!this.#writer.isEmpty) this.#begin({ kind: "paragraph" });
  }

  #begin(kind: Parameters<BlockWriter["begin"]>[0]): void {
    this.#bold = 0;
    this.#writer.begin(this.#notes ? { kind: "footnote" } : kind);
  }

  #openList(ordered: boolean): void {
    this.#writer.end();
    const type = this.#attributes.get("type") ?? "";
    const format = ordered ? (NUMBER_FORMATS[type] ?? "decimal") : null;
    const start = Number.parseInt(this.#attributes.get("start") ?? "1", 10);
    if (this.#lists.length < DEEPEST) this.#lists.push({ format, next: start || 1 });
  }

  #openItem(): void {
    const list = this.#lists.at(-1);
    if (list) list.next = Number.parseInt(this.#attributes.get("value") ?? "", 10) || list.next;
    const number =
      list && list.format !== null ? `${formatListNumber(list.next++, list.format)}.` : null;
    this.#begin(listItem(this.#lists.length, number));
  }

  #openTablePart(name: string): void {
    if (name === "table") this.#writer.openTable();
    else if (name === "thead" || name === "tbody" || name === "tfoot")
      this.#isHead = name === "thead";
    else if (name === "tr") this.#writer.openRow(true);
    else {
      const span = Number.parseInt(this.#attributes.get("colspan") ?? "1", 10) || 1;
      this.#writer.openCell({ span, merged: false });
      // A row is a header if all its cells are.
      if (name === "td" && !this.#isHead) this.#writer.markHeader(false);
    }
  }
}

/** "[1]" is how pages write the number of a note. */
function raise(text: string): string {
  return raiseDigits(text.replace(/^\[(\d{1,3})\]$/, "$1"));
}

/** The blocks of a whole text. */
export function readHtml(html: Iterable<string>, isXml = false): Block[] {
  const blocks = new HtmlBlocks(isXml);
  for (const chunk of html) blocks.write(chunk);
  return blocks.end();
}
