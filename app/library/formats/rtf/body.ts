import { BlockWriter, listItem } from "~/library/extraction/block-writer";
import type { Block } from "~/library/extraction/document";
import { ExtractionError } from "~/library/extraction/extraction-error";
import { raiseDigits } from "~/library/extraction/plain-text";
import { encodingOf, pageOfCharset } from "./code-pages";
import type { RtfHandler } from "./tokens";

/** Groups whose content is not the document's text, or repeats it. */
const LEFT_OUT = new Set([
  ...["colortbl", "info", "pict", "header", "headerl", "headerr", "headerf", "footer", "footerl"],
  ...["footerr", "footerf", "objdata", "fldinst", "listtable", "listoverridetable", "annotation"],
  ...[
    "atnid",
    "atnauthor",
    "nonshppict",
    "themedata",
    "bkmkstart",
    "bkmkend",
    "xe",
    "tc",
    "revtbl",
  ],
  ...["rsidtbl", "generator", "datastore", "latentstyles", "pnseclvl", "sp", "ftnsep", "ftnsepc"],
  ...["aftnsep", "aftnsepc", "ftncn", "aftncn", "mmathPr", "pgptbl", "xmlnstbl"],
]);
/** Groups that programs may skip, but that hold text to read. */
const READ = new Set(["shpinst", "shptxt", "pntxta", "pntxtb", "upr", "ud"]);
const SIGNS: Record<string, string> = {
  ...{ "~": " ", _: "-", "{": "{", "}": "}", "\\": "\\", tab: "\t", line: "\n", emdash: "—" },
  ...{ endash: "–", bullet: "•", lquote: "‘", rquote: "’", ldblquote: "“", rdblquote: "”" },
  ...{ emspace: " ", enspace: " ", qmspace: " ", nestcell: "\t", softline: "\n" },
};
/** Groups within each other; Word stays far below. */
const DEEPEST = 1_000;
const LONGEST_NAME = 100;

/** What a group takes over from the one around it, and leaves as it was. */
interface State {
  skipped: boolean;
  bold: boolean;
  hidden: boolean;
  raised: boolean;
  font: number;
  /** How many characters replace one of Unicode for older readers. */
  replaced: number;
  /** The destination of its text, if it is not the document. */
  target: "fonttbl" | "stylesheet" | "listtext" | "footnote" | null;
}

const FIRST: State = {
  ...{ skipped: false, bold: false, hidden: false, raised: false, font: -1, replaced: 1 },
  target: null,
};

/** Turns the tokens of Rich Text Format into blocks. */
export class RtfBody implements RtfHandler {
  readonly #writer = new BlockWriter();
  readonly #groups: State[] = [];
  #state: State = FIRST;
  #page = 1252;
  readonly #fontPages = new Map<number, number>();
  readonly #headings = new Map<number, number>();
  /** Bytes that wait for the next one, in encodings of two bytes. */
  #decoder: { encoding: string; decoder: TextDecoder } | null = null;
  #toReplace = 0;
  #afterStar = false;
  /** The entry of the font or style table. */
  #entry = { number: 0, name: "" };
  #level: number | null = null;
  #listText: string | null = null;
  #listLevel = 0;
  #inTable = false;
  #tableOpen = false;
  #cellOpen = false;
  #begun = false;
  #note = "";
  #notes: string[] = [];

  /** Whether all groups have ended. */
  get isComplete(): boolean {
    return this.#groups.length === 0;
  }

  takeBlocks(): Block[] {
    this.#endParagraph();
    this.#closeTable();
    return this.#writer.takeBlocks();
  }

  openGroup(): void {
    if (this.#groups.length >= DEEPEST) {
      throw new ExtractionError("damaged", "The groups nest too deep.");
    }
    this.#endBytes();
    this.#groups.push(this.#state);
    this.#afterStar = false;
  }

  closeGroup(): void {
    this.#endBytes();
    const { target } = this.#state;
    this.#state = this.#groups.pop() ?? FIRST;
    this.#toReplace = 0;
    if (target === "stylesheet" || target === "fonttbl") this.#endEntry(target);
    if (target === "footnote" && this.#state.target !== "footnote") {
      this.#notes.push(this.#note);
      this.#note = "";
    }
  }

  bytes(bytes: Uint8Array): void {
    const rest = bytes.subarray(Math.min(this.#toReplace, bytes.length));
    this.#toReplace -= bytes.length - rest.length;
    if (rest.length === 0 || this.#state.skipped) return;
    const encoding = encodingOf(this.#fontPages.get(this.#state.font) ?? this.#page);
    if (this.#decoder?.encoding !== encoding) this.#endBytes();
    this.#decoder ??= { encoding, decoder: new TextDecoder(encoding) };
    this.#write(this.#decoder.decoder.decode(rest, { stream: true }));
  }

  control(word: string, parameter: number | null): void {
    this.#endBytes();
    const isStarred = this.#afterStar;
    this.#afterStar = word === "*";
    if (isStarred && !READ.has(word) && word !== "listtext" && word !== "footnote") {
      this.#change({ skipped: true });
    }
    if (LEFT_OUT.has(word)) this.#change({ skipped: true });
    if (this.#state.skipped) return;
    if (word === "u") this.#writeUnicode(parameter ?? 0);
    else if (SIGNS[word] !== undefined) this.#write(SIGNS[word]);
    else if (!this.#readLook(word, parameter)) this.#readStructure(word, parameter ?? 0);
  }

  #change(state: Partial<State>): void {
    this.#state = { ...this.#state, ...state };
  }

  #readLook(word: string, parameter: number | null): boolean {
    const isOn = parameter !== 0;
    switch (word) {
      case "plain":
        this.#change({ bold: false, hidden: false, raised: false });
        return true;
      case "b":
        this.#change({ bold: isOn });
        return true;
      case "v":
        this.#change({ hidden: isOn });
        return true;
      case "super":
        this.#change({ raised: isOn });
        return true;
      case "nosupersub":
        this.#change({ raised: false });
        return true;
      case "f":
        this.#change({ font: parameter ?? 0 });
        if (this.#state.target === "fonttbl") this.#entry.number = parameter ?? 0;
        return true;
      case "uc":
        this.#change({ replaced: Math.max(0, Math.min(8, parameter ?? 1)) });
        return true;
      default:
        return false;
    }
  }

  #readStructure(word: string, parameter: number): void {
    switch (word) {
      case "ansicpg":
        this.#page = parameter;
        break;
      case "mac":
        this.#page = 10000;
        break;
      case "fcharset": {
        const page = pageOfCharset(parameter);
        if (page !== null) this.#fontPages.set(this.#entry.number, page);
        break;
      }
      case "fonttbl":
      case "stylesheet":
        this.#change({ target: word });
        break;
      case "listtext":
      case "pntext":
        this.#change({ target: "listtext" });
        this.#listText = "";
        break;
      case "footnote":
        this.#change({ target: "footnote" });
        break;
      case "s":
        if (this.#state.target === "stylesheet") this.#entry.number = parameter;
        else this.#level = this.#headings.get(parameter) ?? this.#level;
        break;
      case "outlinelevel":
        if (this.#state.target === null && parameter >= 0 && parameter < 9) {
          this.#level = Math.min(6, parameter + 1);
        }
        break;
      case "ilvl":
        this.#listLevel = Math.max(0, Math.min(8, parameter));
        break;
      default:
        if (this.#state.target === null) this.#readParagraph(word);
        else if (word === "par" && this.#state.target === "footnote") this.#note += " ";
    }
  }

  #readParagraph(word: string): void {
    switch (word) {
      case "pard":
        this.#level = null;
        this.#listLevel = 0;
        this.#inTable = false;
        break;
      case "intbl":
      case "trowd":
        this.#inTable = true;
        break;
      case "par":
      case "sect":
      case "page":
        this.#endParagraph();
        break;
      case "cell":
        this.#inTable = true;
        this.#openCell();
        this.#endParagraph();
        this.#cellOpen = false;
        break;
      case "row":
        if (this.#tableOpen) this.#writer.openRow(false);
        this.#cellOpen = false;
        this.#inTable = false;
        break;
      default:
    }
  }

  #writeUnicode(parameter: number): void {
    this.#write(String.fromCharCode(parameter & 0xffff));
    this.#toReplace = this.#state.replaced;
  }

  #write(text: string): void {
    const { target, hidden, raised, bold } = this.#state;
    if (text === "" || hidden) return;
    if (target === "fonttbl" || target === "stylesheet") {
      if (this.#entry.name.length < LONGEST_NAME) this.#entry.name += text;
    } else if (target === "listtext") {
      if (this.#listText !== null && this.#listText.length < LONGEST_NAME) this.#listText += text;
    } else if (target === "footnote") this.#note += text;
    else {
      this.#begin();
      this.#writer.write(raised ? raiseDigits(text) : text, bold);
    }
  }

  /** Ends a sequence of bytes; what is left of a character of two is a sign of a damaged one. */
  #endBytes(): void {
    const { decoder } = this.#decoder ?? {};
    this.#decoder = null;
    if (decoder) this.#write(decoder.decode());
  }

  #endEntry(target: "fonttbl" | "stylesheet"): void {
    const { number, name } = this.#entry;
    const level =
      /^\s*heading ([1-9])\b/i.exec(name)?.[1] ?? (/^\s*title\s*;/i.test(name) ? "1" : null);
    if (target === "stylesheet" && level) this.#headings.set(number, Math.min(6, Number(level)));
    this.#entry = { number: 0, name: "" };
  }

  /** Begins the paragraph with its first text, when its properties are known. */
  #begin(): void {
    if (this.#begun) return;
    this.#begun = true;
    if (this.#inTable) this.#openCell();
    else this.#closeTable();
    if (this.#level !== null) this.#writer.begin({ kind: "heading", level: this.#level });
    else if (this.#listText !== null) {
      const mark = this.#listText.trim();
      const number = /[\p{L}\p{N}]/u.test(mark) && /^\S{1,12}$/.test(mark) ? mark : null;
      this.#writer.begin(listItem(this.#listLevel + 1, mark === "o" ? null : number));
    } else this.#writer.begin({ kind: "paragraph" });
  }

  #endParagraph(): void {
    this.#endBytes();
    this.#writer.end();
    this.#begun = false;
    this.#listText = null;
    if (this.#tableOpen && this.#inTable) return;
    for (const note of this.#notes.splice(0)) {
      this.#writer.begin({ kind: "footnote" });
      this.#writer.write(note);
      this.#writer.end();
    }
  }

  #openCell(): void {
    if (!this.#tableOpen) {
      this.#writer.openTable();
      this.#writer.openRow(false);
    }
    this.#tableOpen = true;
    if (!this.#cellOpen) this.#writer.openCell({ span: 1, merged: false });
    this.#cellOpen = true;
  }

  #closeTable(): void {
    if (this.#tableOpen) this.#writer.closeTable();
    this.#tableOpen = false;
    this.#cellOpen = false;
  }
}
