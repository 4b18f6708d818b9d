/** A range of characters; `end` is exclusive. */
export interface TextRange {
  start: number;
  end: number;
}

/** Every occurrence of `words` in a text, ignoring case and the kind of white space. */
export function findAll(text: string, words: string): TextRange[] {
  const parts = words.trim().split(/\s+/u).filter(Boolean);
  if (parts.length === 0) return [];
  const pattern = parts.map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")).join("\\s+");
  return [...text.matchAll(new RegExp(pattern, "giu"))].map(({ 0: found, index }) => ({
    start: index,
    end: index + found.length,
  }));
}

/** The range of a quote in a passage: exact, or as `findAll` finds it. */
export function findQuote(text: string, quote: string): TextRange | null {
  const start = quote.trim() ? text.indexOf(quote) : -1;
  if (start >= 0) return { start, end: start + quote.length };
  return findAll(text, quote)[0] ?? null;
}
