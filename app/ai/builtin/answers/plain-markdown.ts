/** Escapes Markdown: text of a document must not become a link or a list. */
export function plain(text: string): string {
  return (
    text
      .replace(/\s+/gu, " ")
      // Arrows ("->") have no meaning in Markdown.
      .replace(/[\\`*_[\]<|]|(?<![-=\s])>/gu, "\\$&")
      .replace(/^(\d{0,9})([>#+.)-])/u, "$1\\$2")
  );
}

/** Reverses `plain`. */
export function unescaped(markdown: string): string {
  return markdown.replace(/\\([\\`*_[\]<|>#+.)-])/gu, "$1");
}
