import type { Citation } from "~/ai/ports";
import { citationLink } from "./citation-link";
import { pastedText } from "./pasted-text";

/** A quote as it is shown, with a link to its place. */
interface QuoteView {
  page: number | null;
  quote: string;
  /** Null for a pasted text, which is not stored. */
  file: { name: string; href: string } | null;
}

/**
 * A source as it is shown; null if there is none, or its file is gone.
 * @param back the path of the page that shows it
 */
export function viewSource(
  source: Citation | null,
  files: readonly { id: string; name: string }[],
  back: string,
): QuoteView | null {
  if (source === null) return null;
  const { fileId, page, quote } = source;
  if (fileId === pastedText) return { page, quote, file: null };
  const file = files.find(({ id }) => id === fileId);
  return file ? { page, quote, file: { name: file.name, href: citationLink(source, back) } } : null;
}

/** The same for a question's source and those of its options. */
export function viewSources(
  { source, optionSources }: { source: Citation | null; optionSources: (Citation | null)[] },
  files: readonly { id: string; name: string }[],
  back: string,
) {
  const view = (one: Citation | null) => viewSource(one, files, back);
  return { source: view(source), optionSources: optionSources.map(view) };
}
