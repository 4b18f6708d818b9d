import type { Citation } from "~/ai/ports";

/** Anki compares note types by this number, so that all of Fennec's decks share one. */
export const fennecNoteType = 1_763_700_000_001;

const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** Plain text as a field holds it; Anki parts the fields by U+001F, and brackets may mean a sound. */
export function escapeField(text: string): string {
  return text
    .replaceAll("\u001f", " ")
    .replace(/[&<>"]/g, (sign) => entities[sign] ?? sign)
    .replace(/\[(?=sound:|anki:)/g, "&#91;")
    .replace(/\r\n?|\n/g, "<br>");
}

const escapes: Record<string, string> = {
  ...Object.fromEntries(Object.entries(entities).map(([sign, entity]) => [entity, sign])),
  "<br>": "\n",
  "&#91;": "[",
};

/** The text of a field that holds nothing else than `escapeField` writes; null if it has other HTML. */
export function unescapeField(html: string): string | null {
  let isPlain = !/\[(?:sound:|anki:)/.test(html);
  const text = html.replace(/<br>|&(?:amp|lt|gt|quot|#91);|[<&]|[\r\n]/g, (found) => {
    const sign = escapes[found];
    if (sign === undefined) isPlain = false;
    return sign ?? "";
  });
  return isPlain ? text : null;
}

/** A source as the third field holds it: for people to read, and to find the document again. */
export function writeSource(source: Citation | null): string {
  if (!source) return "";
  const { fileId, page, quote } = source;
  const at = page === null ? "" : ` data-page="${page}"`;
  const shown = page === null ? "" : ` (page ${page})`;
  return `<span data-file="${escapeField(fileId)}"${at}>${escapeField(quote)}</span>${shown}`;
}

export function parseSource(html: string): Citation | null {
  const found =
    /^<span data-file="([0-9a-z]{1,64})"(?: data-page="(\d{1,6})")?>(.*?)<\/span>/s.exec(html);
  if (!found) return null;
  const [, fileId = "", page, quoted = ""] = found;
  const quote = unescapeField(quoted);
  return quote ? { fileId, page: page === undefined ? null : Number(page), quote } : null;
}
