import { BlockWriter, listItem } from "~/library/extraction/block-writer";
import type { Block } from "~/library/extraction/document";
import { ExtractionError } from "~/library/extraction/extraction-error";
import { EquationWriter } from "~/library/extraction/office-math";
import { raiseDigits } from "~/library/extraction/plain-text";
import { readAttribute, type XmlHandler } from "~/library/extraction/xml-reader";
import {
  type Bullet,
  type Bullets,
  type LevelBullets,
  levelOf,
  numberOf,
  placeholderKeys,
  readBullet,
} from "./bullets";

/** A shape, or the frame of a table. */
interface Shape {
  /** Under which names its layout knows it, the last one its type; null if it is no placeholder. */
  keys: string[] | null;
  bullets: LevelBullets;
  /** Numbers reached, by level. */
  counts: number[];
}

interface Paragraph {
  level: number;
  bullet: Bullet | null;
  begun: boolean;
}

const TITLES = new Set(["title", "ctrTitle"]);
/** Placeholders that repeat the same text on each slide. */
const REPEATED = new Set(["dt", "ftr", "hdr", "sldNum", "sldImg"]);
const LEFT_OUT = new Set(["mc:Fallback", "a:rPr", "a:endParaRPr", "p:timing", "p:transition"]);
const REPEATED_FIELD = /^(?:slidenum|datetime)/;
const DEEPEST_SHAPE = 60;

/** Turns the events of a slide, or of its notes, into blocks. */
export class SlideReader implements XmlHandler {
  readonly #writer = new BlockWriter();
  /** What the slide takes its bullets from: its layout, then the master. */
  readonly #templates: readonly Bullets[];
  /** The types of placeholders that are read; null for all. */
  readonly #only: string | null;
  readonly #shapes: Shape[] = [];
  #paragraph: Paragraph | null = null;
  #level: number | null = null;
  #inListStyle = false;
  #inText = false;
  #skipping = 0;
  #bold = false;
  #raised = false;
  #hasHeaderRow = false;
  #equation: EquationWriter | null = null;

  constructor(templates: readonly Bullets[], only: string | null = null) {
    this.#templates = templates;
    this.#only = only;
  }

  /** The blocks, the title first wherever it was drawn. */
  takeBlocks(): Block[] {
    const blocks = this.#writer.takeWritten();
    const isTitle = ({ kind }: Block) => kind === "heading";
    return [...blocks.filter(isTitle), ...blocks.filter((block) => !isTitle(block))];
  }

  open(name: string, attributes: string): void {
    if (name === "a:rPr" && this.#skipping === 0) this.#readLook(attributes);
    const isRepeated =
      name === "a:fld" && REPEATED_FIELD.test(readAttribute(attributes, "type") ?? "");
    if (this.#skipping > 0 || LEFT_OUT.has(name) || isRepeated) {
      this.#skipping++;
      return;
    }
    if (this.#equation && name.startsWith("m:")) this.#equation.open(name, attributes);
    switch (name) {
      case "p:sp":
      case "p:graphicFrame":
        if (this.#shapes.length >= DEEPEST_SHAPE) {
          throw new ExtractionError("damaged", "The slide nests too deep.");
        }
        this.#shapes.push({ keys: null, bullets: new Map(), counts: [] });
        break;
      case "p:ph": {
        const shape = this.#shapes.at(-1);
        if (shape) shape.keys = placeholderKeys(attributes);
        break;
      }
      case "a:p":
        this.#paragraph = { level: 0, bullet: null, begun: false };
        break;
      case "a:pPr":
        if (this.#paragraph) this.#paragraph.level = readSlideLevel(attributes);
        break;
      case "a:lstStyle":
        this.#inListStyle = true;
        break;
      case "a:r":
        this.#bold = false;
        this.#raised = false;
        break;
      case "a:br":
        this.#write("\n");
        break;
      case "a:t":
      case "m:t":
        this.#inText = true;
        break;
      case "m:oMath":
        this.#equation ??= new EquationWriter();
        break;
      default:
        if (!this.#openTablePart(name, attributes)) this.#readBullet(name, attributes);
    }
  }

  close(name: string): void {
    if (this.#skipping > 0) {
      this.#skipping--;
      return;
    }
    if (name === "m:oMath") {
      const line = this.#equation?.line ?? "";
      this.#equation = null;
      this.#write(line);
    } else if (name.startsWith("m:")) this.#equation?.close();
    if (name === "p:sp" || name === "p:graphicFrame") this.#shapes.pop();
    else if (name === "a:lstStyle") this.#inListStyle = false;
    else if (name === "a:t" || name === "m:t") this.#inText = false;
    else if (name === "a:tbl") this.#writer.closeTable();
    else if (name === "a:p") {
      this.#writer.end();
      this.#paragraph = null;
    }
  }

  text(text: string): void {
    if (!this.#inText || this.#skipping > 0) return;
    if (this.#equation) this.#equation.text(text);
    else this.#write(this.#raised ? raiseDigits(text) : text);
  }

  #readLook(attributes: string): void {
    this.#bold = ["1", "true"].includes(readAttribute(attributes, "b") ?? "");
    this.#raised = Number(readAttribute(attributes, "baseline") ?? 0) > 0;
  }

  #readBullet(name: string, attributes: string): void {
    if (this.#inListStyle) this.#level = levelOf(name) ?? this.#level;
    const bullet = readBullet(name, attributes);
    if (!bullet) return;
    const { bullets } = this.#shapes.at(-1) ?? {};
    if (!this.#inListStyle) {
      if (this.#paragraph) this.#paragraph.bullet = bullet;
    } else if (this.#level !== null) bullets?.set(this.#level, bullet);
  }

  #openTablePart(name: string, attributes: string): boolean {
    switch (name) {
      case "a:tbl":
        this.#writer.openTable();
        this.#hasHeaderRow = false;
        return true;
      case "a:tblPr":
        this.#hasHeaderRow = readAttribute(attributes, "firstRow") === "1";
        return true;
      case "a:tr":
        this.#writer.openRow(this.#hasHeaderRow);
        this.#hasHeaderRow = false;
        return true;
      case "a:tc":
        // A cell that the one before it spans is there too, and empty.
        this.#writer.openCell({ span: 1, merged: readAttribute(attributes, "vMerge") === "1" });
        return true;
      default:
        return false;
    }
  }

  #write(text: string): void {
    const shape = this.#shapes.at(-1);
    const type = shape?.keys?.at(-1);
    if (type !== undefined && REPEATED.has(type)) return;
    if (this.#only !== null && type !== this.#only) return;
    const paragraph = this.#paragraph;
    if (paragraph && !paragraph.begun) {
      paragraph.begun = true;
      if (type !== undefined && TITLES.has(type)) this.#writer.begin({ kind: "heading", level: 1 });
      else this.#beginParagraph(paragraph, shape ?? null);
    }
    this.#writer.write(text, this.#bold);
  }

  #beginParagraph(paragraph: Paragraph, shape: Shape | null): void {
    const { level } = paragraph;
    const bullet = paragraph.bullet ?? this.#inherited(shape, level);
    const counts = shape?.counts ?? [];
    counts.length = Math.min(counts.length, level + 1);
    if (bullet === "none") this.#writer.begin({ kind: "paragraph" });
    else if (bullet === "bullet") this.#writer.begin(listItem(level + 1, null));
    else {
      const count = (counts[level] ?? bullet.start - 1) + 1;
      counts[level] = count;
      this.#writer.begin(listItem(level + 1, numberOf(bullet.scheme, count)));
    }
  }

  /** The bullet that a paragraph inherits. */
  #inherited(shape: Shape | null, level: number): Bullet {
    const own = shape?.bullets.get(level);
    if (own || !shape?.keys) return own ?? "none";
    for (const template of this.#templates) {
      for (const key of shape.keys) {
        const bullet = template.placeholders.get(key)?.get(level);
        if (bullet) return bullet;
      }
    }
    const isBody = ["obj", "body"].includes(shape.keys.at(-1) ?? "");
    const body = this.#templates.at(-1)?.body.get(level) ?? "none";
    return isBody ? body : "none";
  }
}

function readSlideLevel(attributes: string): number {
  const value = readAttribute(attributes, "lvl");
  return value !== null && /^[0-8]$/.test(value) ? Number(value) : 0;
}
