import type { Citation } from "~/ai/ports";
import { citationLink } from "~/library/citation-link";

/**
 * A card's source as it is shown; null where its file is gone.
 * @param back where it is shown
 */
export function viewSource(
  source: Citation | null,
  files: readonly { id: string; name: string }[],
  back: string,
): (Citation & { fileName: string; href: string }) | null {
  const file = source && files.find(({ id }) => id === source.fileId);
  return source && file
    ? { ...source, fileName: file.name, href: citationLink(source, back) }
    : null;
}
