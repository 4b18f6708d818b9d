import type { Citation, GuideEntry, GuideTable, StudyGuide } from "~/ai/ports";
import { citationLink } from "~/library/citation-link";
import * as m from "./messages";

/** The way to a place in the document. */
export interface GuidePlace {
  /** Null if the document has no pages. */
  page: number | null;
  /** The name of the document; null in the guide of a single one. */
  document: string | null;
  href: string;
}

/** A line and its place; null if the line before it already links there. */
export interface GuideLine {
  text: string;
  place: GuidePlace | null;
}

/** A part of the guide as the screen shows it. */
export interface GuidePart {
  id: string;
  title: string;
  /** The layout of lines below a title: as text next to it, as bullets, or numbered. */
  layout: "pairs" | "bullets" | "numbers";
  entries: { title: string; lines: GuideLine[]; place: GuidePlace | null }[];
  tables: {
    title: string | null;
    header: string[];
    rows: { cells: string[]; place: GuidePlace }[];
  }[];
}

type EntryPart = Exclude<keyof StudyGuide, "tables">;

/** The parts in reading order, with titles and layout. */
const entryParts: readonly [EntryPart, () => string, GuidePart["layout"]][] = [
  ["terms", m.terms, "pairs"],
  ["people", m.people, "pairs"],
  ["causes", m.causes, "pairs"],
  ["differences", m.differences, "bullets"],
  ["dates", m.dates, "pairs"],
  ["steps", m.steps, "numbers"],
  ["lists", m.lists, "bullets"],
  ["formulas", m.formulas, "pairs"],
  ["questions", m.questions, "pairs"],
];

/**
 * The parts of a guide that hold anything.
 * @param back the guide's own address, to which the reader leads back
 * @param names of the documents, by their ids; null in the guide of a single one
 */
export function viewGuide(
  guide: StudyGuide,
  back: string,
  names: ReadonlyMap<string, string> | null = null,
): GuidePart[] {
  const placeOf = (source: Citation): GuidePlace => ({
    page: source.page,
    document: names?.get(source.fileId) ?? null,
    href: citationLink(source, back),
  });
  const parts = entryParts.map(([key, title, layout]): GuidePart => {
    const entries = guide[key].map((entry) => viewEntry(entry, layout, placeOf));
    return { id: key, title: title(), layout, entries, tables: [] };
  });
  const tables = guide.tables.map((table) => viewTable(table, placeOf));
  parts.push({ id: "tables", title: m.tables(), layout: "pairs", entries: [], tables });
  return parts.filter((part) => part.entries.length > 0 || part.tables.length > 0);
}

/** A sample of the guide's text, for detecting its language. */
export function sampleOf(guide: StudyGuide): string {
  const entries = entryParts.flatMap(([key]) => guide[key]).slice(0, 40);
  const lines = entries.flatMap(({ title, lines: own }) => [title, ...own.map(({ text }) => text)]);
  const cells = guide.tables.flatMap(({ rows }) => rows.flatMap((row) => row.cells)).slice(0, 40);
  return [...lines, ...cells].join("\n");
}

/** Lines from one place share a link: next to the title of a list, otherwise after the last line. */
function viewEntry(
  { title, lines }: GuideEntry,
  layout: GuidePart["layout"],
  placeOf: (source: Citation) => GuidePlace,
) {
  const [first, ...rest] = lines;
  const isOneList =
    layout !== "pairs" &&
    rest.length > 0 &&
    rest.every(({ source }) => isOnePlace(source, first?.source));
  return {
    title,
    place: first && isOneList ? placeOf(first.source) : null,
    lines: lines.map(({ text, source }, index) => {
      const isSaid = isOneList || lines[index + 1]?.source.quote === source.quote;
      return { text, place: isSaid ? null : placeOf(source) };
    }),
  };
}

function viewTable({ title, header, rows }: GuideTable, placeOf: (source: Citation) => GuidePlace) {
  return {
    title,
    header,
    rows: rows.map(({ cells, source }) => ({ cells, place: placeOf(source) })),
  };
}

function isOnePlace(a: Citation, b: Citation | undefined): boolean {
  return a.page === b?.page && a.fileId === b.fileId;
}
