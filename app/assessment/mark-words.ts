/** A stretch of a text, and whether its word is also in the typed answer. */
export interface MarkedText {
  text: string;
  found: boolean;
}

/** Marks the words of a text that a typed answer also has; short words are not marked. */
export function markWords(text: string, typed: string): MarkedText[] {
  return wordMarker(typed)(text);
}

/** The same for several texts and one typed answer. */
export function wordMarker(typed: string): (text: string) => MarkedText[] {
  const known = new Set(wordsOf(typed).map(fold));
  return (text) =>
    text
      .split(/([\p{L}\p{M}\p{N}]+)/u)
      .filter(Boolean)
      .map((piece) => ({ text: piece, found: piece.length > 2 && known.has(fold(piece)) }));
}

function wordsOf(text: string): string[] {
  return text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
}

/** Without case and accents. */
function fold(word: string): string {
  return word.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
}
