/** Passages of a document from one position to before another (null: to the end), or pages. */
export type PartRange =
  | { from: number; before: number | null }
  | { firstPage: number; lastPage: number };

/** The most parts that one request names. */
export const mostParts = 20;

/** Parts as text for a URL: "3-8,20-" by position, "p4-6" by page. */
export function writeParts(parts: readonly PartRange[]): string {
  return parts.map(writePart).join(",");
}

function writePart(part: PartRange): string {
  return "from" in part
    ? `${part.from}-${part.before ?? ""}`
    : `p${part.firstPage}-${part.lastPage}`;
}

/** The parts that a text of a URL names; null if it names none. */
export function readParts(text: string): PartRange[] | null {
  const parts = text.split(",").slice(0, mostParts).map(readPart);
  return parts.every((part) => part !== null) ? parts : null;
}

function readPart(text: string): PartRange | null {
  const [, byPage, first, last] = /^(p?)(\d{1,7})-(\d{0,7})$/.exec(text) ?? [];
  if (first === undefined) return null;
  if (!byPage) return { from: Number(first), before: last ? Number(last) : null };
  return last ? { firstPage: Number(first), lastPage: Number(last) } : null;
}
