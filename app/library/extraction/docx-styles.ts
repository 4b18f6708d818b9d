import { readAttribute, XmlReader } from "./xml-reader";
import type { ZipArchive } from "./zip-archive";

/** What a paragraph style means for the text set in it. */
export interface ParagraphStyle {
  headingLevel: number | null;
  listLevel: number | null;
  isContents: boolean;
}

interface StyleSource {
  name: string;
  basedOn: string | null;
  outlineLevel: number | null;
  numbered: boolean;
}

const ORDINARY: ParagraphStyle = { headingLevel: null, listLevel: null, isContents: false };

/** Looks up paragraph styles by id; `w:name` is English in every language of Word, ids are not. */
export function readStyles(archive: ZipArchive, path: string): (id: string) => ParagraphStyle {
  const sources = new Map<string, StyleSource>();
  let current: StyleSource | null = null;
  const reader = new XmlReader({
    open(name, attributes) {
      if (name === "w:style") {
        current = { name: "", basedOn: null, outlineLevel: null, numbered: false };
        sources.set(readAttribute(attributes, "w:styleId") ?? "", current);
      } else if (current) {
        const value = readAttribute(attributes, "w:val");
        if (name === "w:name") current.name = (value ?? "").toLowerCase();
        else if (name === "w:basedOn") current.basedOn = value;
        else if (name === "w:outlineLvl") current.outlineLevel = Number(value);
        else if (name === "w:numId") current.numbered = value !== "0";
      }
    },
    close(name) {
      if (name === "w:style") current = null;
    },
  });
  archive.readText(path, (text) => reader.write(text));
  return (id) => interpret(sources, id);
}

function interpret(sources: ReadonlyMap<string, StyleSource>, id: string): ParagraphStyle {
  const seen = new Set<string>();
  let numbered = false;
  for (let key: string | null = id; key !== null && !seen.has(key); ) {
    seen.add(key);
    const source = sources.get(key);
    // Without a style sheet the usual ids still tell.
    const name: string = source?.name ?? key.toLowerCase().replace(/^(heading)(\d)$/, "$1 $2");
    const heading = /^heading (\d)$/.exec(name)?.[1];
    if (heading !== undefined) return { ...ORDINARY, headingLevel: Number(heading) };
    if (name === "title") return { ...ORDINARY, headingLevel: 1 };
    if (/^toc \d$/.test(name)) return { ...ORDINARY, isContents: true };
    const outline = source?.outlineLevel ?? null;
    if (outline !== null && outline < 9) return { ...ORDINARY, headingLevel: outline + 1 };
    const list = /^list (?:bullet|number|continue)(?: (\d))?$/.exec(name);
    if (list) return { ...ORDINARY, listLevel: Number(list[1] ?? 1) };
    numbered ||= source?.numbered === true;
    key = source?.basedOn ?? null;
  }
  return numbered ? { ...ORDINARY, listLevel: 1 } : ORDINARY;
}
