/** A stretch of a text. */
export interface Stretch {
  start: number;
  end: number;
}

/** Every place where `words` stand in a text, whatever their case and the white space between them. */
export function findAll(text: string, words: string): Stretch[] {
  const parts = words.trim().split(/\s+/u).filter(Boolean);
  if (parts.length === 0) return [];
  const pattern = parts.map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")).join("\\s+");
  return [...text.matchAll(new RegExp(pattern, "giu"))].map(({ 0: found, index }) => ({
    start: index,
    end: index + found.length,
  }));
}

/** Where a quote stands in a passage; as written where it does so, else as `findAll` finds it. */
export function findQuote(text: string, quote: string): Stretch | null {
  const start = quote.trim() ? text.indexOf(quote) : -1;
  if (start >= 0) return { start, end: start + quote.length };
  return findAll(text, quote)[0] ?? null;
}
