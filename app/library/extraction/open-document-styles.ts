import { formatListNumber } from "./list-number";
import { readAttribute } from "./xml-reader";

/** What a style means for the text set in it; null leaves it as it is without the style. */
export interface OpenStyle {
  parent: string | null;
  headingLevel: number | null;
  bold: boolean | null;
  hidden: boolean;
  raised: boolean;
  isCode: boolean;
}

interface ListLevel {
  /** Null for a bullet. */
  format: string | null;
  prefix: string;
  suffix: string;
  start: number;
}

/** LibreOffice itself has no deeper ones. */
const MOST_PARENTS = 20;
const LONGEST_AFFIX = 20;
const CODE = /^(?:preformatted_20_text|source_20_?(?:code|text)|code|listing)/i;
const FORMATS: Record<string, string> = {
  ...{ "1": "decimal", a: "lowerLetter", A: "upperLetter", i: "lowerRoman", I: "upperRoman" },
};

/** The styles of an OpenDocument file, as its parts declare them. */
export class OpenStyles {
  readonly #styles = new Map<string, OpenStyle>();
  readonly #lists = new Map<string, Map<number, ListLevel>>();
  readonly #known = new Map<string, OpenStyle>();
  #style: OpenStyle | null = null;
  #list: Map<number, ListLevel> | null = null;

  open(name: string, attributes: string): void {
    const own = readAttribute(attributes, "style:name") ?? "";
    if (name === "style:style") {
      this.#style = newStyle(own, attributes);
      this.#styles.set(own, this.#style);
    } else if (name === "style:text-properties" && this.#style) {
      readTextProperties(this.#style, attributes);
    } else if (name === "text:list-style") {
      this.#list = new Map();
      this.#lists.set(own, this.#list);
    } else if (this.#list && name.startsWith("text:list-level-style-")) {
      const level = Number(readAttribute(attributes, "text:level"));
      this.#list.set(level, readListLevel(name, attributes));
    }
  }

  close(name: string): void {
    if (name === "style:style") this.#style = null;
    if (name === "text:list-style") this.#list = null;
  }

  /** A style with what it takes over from those it is based on. */
  styleOf(name: string): OpenStyle {
    const known = this.#known.get(name);
    if (known) return known;
    const style = newStyle(name, "");
    const seen = new Set<string>();
    for (let key: string | null = name; key !== null && seen.size < MOST_PARENTS; ) {
      if (seen.has(key)) break;
      seen.add(key);
      const own: OpenStyle = this.#styles.get(key) ?? newStyle(key, "");
      style.headingLevel ??= own.headingLevel;
      style.bold ??= own.bold;
      style.isCode ||= own.isCode;
      // A heading is hidden or raised by its own style only.
      if (seen.size === 1) Object.assign(style, { hidden: own.hidden, raised: own.raised });
      key = own.parent;
    }
    this.#known.set(name, style);
    return style;
  }

  /** The number of an item, or null for a bullet. @param level from 1 */
  numberOf(list: string, level: number, count: number): string | null {
    const found = this.#lists.get(list)?.get(level);
    if (!found || found.format === null) return null;
    const number = formatListNumber(count, FORMATS[found.format] ?? "decimal");
    return `${found.prefix}${number}${found.suffix || "."}`;
  }

  startOf(list: string, level: number): number {
    return this.#lists.get(list)?.get(level)?.start ?? 1;
  }
}

function newStyle(name: string, attributes: string): OpenStyle {
  const outline = readAttribute(attributes, "style:default-outline-level");
  const heading = outline || /^Heading_20_(\d)$/.exec(name)?.[1];
  return {
    parent: readAttribute(attributes, "style:parent-style-name"),
    headingLevel: heading ? headingLevel(heading) : name === "Title" ? 1 : null,
    bold: null,
    hidden: false,
    raised: false,
    isCode: CODE.test(name),
  };
}

/** The level of a heading as an attribute names it. */
export function headingLevel(value: string | null): number {
  return Math.min(6, Math.max(1, Math.trunc(Number(value)) || 1));
}

function readTextProperties(style: OpenStyle, attributes: string): void {
  const weight = readAttribute(attributes, "fo:font-weight");
  if (weight !== null) style.bold = weight === "bold" || Number(weight) >= 600;
  style.hidden = readAttribute(attributes, "text:display") === "none";
  style.raised = /^(?:super|[1-9])/.test(readAttribute(attributes, "style:text-position") ?? "");
}

function readListLevel(name: string, attributes: string): ListLevel {
  const affix = (side: string) =>
    (readAttribute(attributes, `style:num-${side}`) ?? "").slice(0, LONGEST_AFFIX);
  const format = readAttribute(attributes, "style:num-format");
  return {
    format: name === "text:list-level-style-number" && format ? format : null,
    prefix: affix("prefix"),
    suffix: affix("suffix"),
    start: Number(readAttribute(attributes, "text:start-value")) || 1,
  };
}
