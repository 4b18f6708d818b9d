import type { PartRange } from "./document-parts";

/** A heading of a document, and the position of the first passage below it. */
export interface SectionHeading {
  heading: string;
  ordinal: number;
  page: number | null;
}

/** A part of a document that its learner knows by a heading or a page. */
export interface DocumentSection {
  fileId: string;
  /** Null for what precedes the first heading, and for documents without headings. */
  heading: string | null;
  /** The page on which it begins; null if the format has no pages. */
  page: number | null;
  part: PartRange;
}

/**
 * All sections of documents that have headings.
 * @param headings of each document in reading order
 */
export function sectionsBelow(
  headings: readonly (SectionHeading & { fileId: string })[],
): DocumentSection[] {
  return headings.map(({ fileId, heading, ordinal, page }, index) => {
    const next = headings[index + 1];
    const before = next?.fileId === fileId ? next.ordinal : null;
    return { fileId, heading, page, part: { from: ordinal, before } };
  });
}

/**
 * The section in which a quote lies; null if it was not found.
 * @param headings of the document, in reading order
 * @param ordinal the position of its passage; null if that is not known
 */
export function sectionOf(
  { fileId, page }: { fileId: string; page: number | null },
  headings: readonly SectionHeading[],
  ordinal: number | null,
): DocumentSection | null {
  if (headings.length === 0) return withoutHeadings(fileId, page);
  const isBefore = (heading: SectionHeading) =>
    ordinal === null ? (heading.page ?? 0) <= (page ?? 0) : heading.ordinal <= ordinal;
  if (ordinal === null && page === null) return null;
  const next = firstIndex(headings, (heading) => !isBefore(heading));
  const heading = headings[next - 1];
  const before = headings[next]?.ordinal ?? null;
  return {
    fileId,
    heading: heading?.heading ?? null,
    page: heading ? heading.page : page,
    part: { from: heading?.ordinal ?? 0, before },
  };
}

function withoutHeadings(fileId: string, page: number | null): DocumentSection {
  const part = page === null ? { from: 0, before: null } : { firstPage: page, lastPage: page };
  return { fileId, heading: null, page, part };
}

/** The first index at which a condition holds that holds from there on; the length if it never does. */
function firstIndex<T>(list: readonly T[], holds: (item: T) => boolean): number {
  let low = 0;
  let high = list.length;
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (holds(list[middle] as T)) high = middle;
    else low = middle + 1;
  }
  return low;
}
