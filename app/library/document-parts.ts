/** Passages of a document from one position to before another (null: to the end), or pages. */
export type PartRange =
  | { from: number; before: number | null }
  | { firstPage: number; lastPage: number };

/** Part of a named file, or, without a name, of the request's file. */
export type NamedPart = PartRange & { fileId?: string | undefined };

/** The most parts that one request names. */
export const mostParts = 20;

/** Parts as text for a URL: "3-8,20-" by position, "p4-6" by page, "id.3-8" of a named file. */
export function writeParts(parts: readonly NamedPart[]): string {
  return parts.map(writePart).join(",");
}

function writePart(part: NamedPart): string {
  const file = part.fileId === undefined ? "" : `${part.fileId}.`;
  return "from" in part
    ? `${file}${part.from}-${part.before ?? ""}`
    : `${file}p${part.firstPage}-${part.lastPage}`;
}

/** The parts that requests about a course can mean: those whose file is named. */
export function areNamed(parts: readonly NamedPart[]): boolean {
  return parts.every(({ fileId }) => fileId !== undefined);
}

/** The parts that a text of a URL names; null if it names none. */
export function readParts(text: string): NamedPart[] | null {
  const parts = text.split(",").slice(0, mostParts).map(readPart);
  return parts.every((part) => part !== null) ? parts : null;
}

function readPart(text: string): NamedPart | null {
  const [, fileId, byPage, first, last] =
    /^(?:([a-z\d]{1,64})\.)?(p?)(\d{1,7})-(\d{0,7})$/.exec(text) ?? [];
  if (first === undefined) return null;
  const file = fileId === undefined ? {} : { fileId };
  if (!byPage) return { ...file, from: Number(first), before: last ? Number(last) : null };
  return last ? { ...file, firstPage: Number(first), lastPage: Number(last) } : null;
}
