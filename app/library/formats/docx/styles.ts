import { readAttribute, XmlReader } from "~/library/extraction/xml-reader";
import type { ZipArchive } from "~/library/extraction/zip-archive";
import { readLevel } from "./level";

/** What a style means for the text set in it; null leaves it as it is without the style. */
export interface TextStyle {
  headingLevel: number | null;
  listLevel: number | null;
  /** The list that numbers its paragraphs. */
  numberingId: string | null;
  isContents: boolean;
  isCode: boolean;
  bold: boolean | null;
  /** Half points. */
  size: number | null;
}

export interface StyleSheet {
  styleOf(id: string): TextStyle;
  /** Half points of text that sets no size. */
  defaultSize: number;
}

interface StyleSource {
  name: string;
  basedOn: string | null;
  outlineLevel: number | null;
  numberingId: string | null;
  bold: boolean | null;
  size: number | null;
  isCode: boolean;
}

const ORDINARY: TextStyle = {
  headingLevel: null,
  listLevel: null,
  numberingId: null,
  isContents: false,
  isCode: false,
  bold: null,
  size: null,
};

const CODE_STYLE =
  /^(?:source ?code|code|html (?:preformatted|code)|preformatted(?: text)?|listing)$/;
const MONOSPACED =
  /^(?:courier|consolas|menlo|monaco|lucida console|andale mono|cascadia|fira code|inconsolata|source code|jetbrains mono|[\w ]+ mono(?: |$))/i;

/** Word itself follows ten styles from one to the next it is based on. */
const MOST_BASES = 20;

/** Whether a font sets every letter equally wide, as program code is set. */
export function isMonospaced(font: string | null): boolean {
  return font !== null && MONOSPACED.test(font);
}

/** The value of a switch such as `w:b`; without a value it is on. */
export function isOn(attributes: string): boolean {
  return !["0", "false", "off", "none"].includes(readAttribute(attributes, "w:val") ?? "1");
}

/** Reads the styles of a document; `w:name` is English in every language of Word, ids are not. */
export function readStyles(archive: ZipArchive, path: string): StyleSheet {
  const sources = new Map<string, StyleSource>();
  let current: StyleSource | null = null;
  let defaultSize = 20;
  const reader = new XmlReader({
    open(name, attributes) {
      const value = readAttribute(attributes, "w:val");
      if (name === "w:style") {
        current = newSource();
        sources.set(readAttribute(attributes, "w:styleId") ?? "", current);
      } else if (current) readProperty(current, name, attributes);
      // The defaults come before the first style.
      else if (name === "w:sz" && sources.size === 0) defaultSize = Number(value) || defaultSize;
    },
    close(name) {
      if (name === "w:style") current = null;
    },
  });
  archive.readText(path, (text) => reader.write(text));
  const known = new Map<string, TextStyle>();
  return {
    defaultSize,
    styleOf: (id) => {
      const style = known.get(id) ?? interpret(sources, id);
      known.set(id, style);
      return style;
    },
  };
}

function newSource(): StyleSource {
  return {
    name: "",
    basedOn: null,
    outlineLevel: null,
    numberingId: null,
    bold: null,
    size: null,
    isCode: false,
  };
}

function readProperty(style: StyleSource, name: string, attributes: string): void {
  const value = readAttribute(attributes, "w:val");
  if (name === "w:name") style.name = (value ?? "").toLowerCase();
  else if (name === "w:basedOn") style.basedOn = value;
  else if (name === "w:outlineLvl") style.outlineLevel = readLevel(attributes, "w:val");
  else if (name === "w:numId") style.numberingId = value;
  else if (name === "w:b") style.bold = isOn(attributes);
  else if (name === "w:sz") style.size = Number(value) || null;
  else if (name === "w:rFonts") style.isCode = isMonospaced(readAttribute(attributes, "w:ascii"));
}

function interpret(sources: ReadonlyMap<string, StyleSource>, id: string): TextStyle {
  const seen = new Set<string>();
  const style = { ...ORDINARY };
  for (let key: string | null = id; key !== null && seen.size < MOST_BASES && !seen.has(key); ) {
    seen.add(key);
    const source = sources.get(key);
    // Without a style sheet the usual ids still identify headings.
    const name: string = source?.name ?? key.toLowerCase().replace(/^(heading)(\d)$/, "$1 $2");
    style.bold ??= source?.bold ?? null;
    style.size ??= source?.size ?? null;
    style.isCode ||= source?.isCode === true || CODE_STYLE.test(name);
    style.numberingId ??= source?.numberingId ?? null;
    const heading = /^heading ([1-9])$/.exec(name)?.[1];
    if (heading !== undefined) return { ...style, headingLevel: Number(heading) };
    if (name === "title") return { ...style, headingLevel: 1 };
    if (/^toc \d$/.test(name)) return { ...style, isContents: true };
    const outline = source?.outlineLevel ?? null;
    if (outline !== null) return { ...style, headingLevel: outline + 1 };
    const list = /^list (?:bullet|number|continue)(?: ([1-9]))?$/.exec(name);
    if (list) return { ...style, listLevel: Number(list[1] ?? 1) };
    key = source?.basedOn ?? null;
  }
  const isNumbered = style.numberingId !== null && style.numberingId !== "0";
  return { ...style, listLevel: isNumbered ? 1 : null };
}
