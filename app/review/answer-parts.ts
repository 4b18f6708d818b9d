/** A stretch of a text, and whether its word is also in the typed answer. */
export interface MarkedText {
  text: string;
  found: boolean;
}

/** The parts of an answer that can be judged one by one: its lines, list items or clauses. */
export function answerParts(answer: string): string[] {
  const lines = answer
    .split(/\n|;\s/)
    .map((line) => line.replace(/^\s*(?:[-*•]|\d+[.)])\s+/, "").trim());
  return lines.filter(Boolean);
}

/** A text with the words marked that a typed answer also has; short words are not marked. */
export function markWords(text: string, typed: string): MarkedText[] {
  const known = new Set(wordsOf(typed).map(fold));
  return text
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
