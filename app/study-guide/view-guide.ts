import type { Citation, GuideEntry, GuideTable, StudyGuide } from "~/ai/ports";
import { citationLink } from "~/library/citation-link";

/** A line and the way to its place in the document. */
export interface GuideLine {
  text: string;
  place: { label: string; href: string };
}

/** A part of the guide as the screen shows it. */
export interface GuidePart {
  id: string;
  title: string;
  /** How lines stand below a title: as text beside it, as bullets, or numbered. */
  layout: "pairs" | "bullets" | "numbers";
  entries: { title: string; lines: GuideLine[] }[];
  tables: {
    title: string | null;
    header: string[];
    rows: { cells: string[]; place: GuideLine["place"] }[];
  }[];
}

type EntryPart = Exclude<keyof StudyGuide, "tables">;

/** The parts in the order in which they are read, and their headings. */
const entryParts: readonly [EntryPart, string, GuidePart["layout"]][] = [
  ["terms", "Key terms", "pairs"],
  ["people", "People", "pairs"],
  ["causes", "Causes and consequences", "pairs"],
  ["differences", "Differences", "bullets"],
  ["dates", "Dates", "pairs"],
  ["steps", "Steps", "numbers"],
  ["lists", "Lists", "bullets"],
  ["formulas", "Formulas", "pairs"],
  ["questions", "Questions and answers", "pairs"],
];

/**
 * The parts of a guide that hold anything.
 * @param back the guide's own address, to which the reader leads back
 */
export function viewGuide(guide: StudyGuide, back: string): GuidePart[] {
  const parts = entryParts.map(([key, title, layout]): GuidePart => {
    const entries = guide[key].map((entry) => viewEntry(entry, back));
    return { id: key, title, layout, entries, tables: [] };
  });
  const tables = guide.tables.map((table) => viewTable(table, back));
  parts.push({ id: "tables", title: "Tables", layout: "pairs", entries: [], tables });
  return parts.filter((part) => part.entries.length > 0 || part.tables.length > 0);
}

/** Some words of the guide, to tell the language that it is written in. */
export function sampleOf(guide: StudyGuide): string {
  const entries = entryParts.flatMap(([key]) => guide[key]).slice(0, 40);
  const lines = entries.flatMap(({ title, lines: own }) => [title, ...own.map(({ text }) => text)]);
  const cells = guide.tables.flatMap(({ rows }) => rows.flatMap((row) => row.cells)).slice(0, 40);
  return [...lines, ...cells].join("\n");
}

function viewEntry({ title, lines }: GuideEntry, back: string) {
  return {
    title,
    lines: lines.map(({ text, source }) => ({ text, place: placeOf(source, back) })),
  };
}

function viewTable({ title, header, rows }: GuideTable, back: string) {
  return {
    title,
    header,
    rows: rows.map(({ cells, source }) => ({ cells, place: placeOf(source, back) })),
  };
}

function placeOf(source: Citation, back: string): GuideLine["place"] {
  const label = source.page === null ? "Show in text" : `Page ${source.page}`;
  return { label, href: citationLink(source, back) };
}
