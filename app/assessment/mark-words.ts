/** A stretch of a text, and whether its word is also in the typed answer. */
export interface MarkedText {
  text: string;
  found: boolean;
}

const word = /([\p{L}\p{M}\p{N}]+)/u;
/** Scripts that set no space between words. */
const unspaced = /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Thai}]/u;
/** Particles and endings of Japanese. */
const particle = /^\p{scx=Hiragana}{1,2}$/u;

/** Marks the words of a text that a typed answer also has; short words are not marked. */
export function markWords(text: string, typed: string): MarkedText[] {
  return wordMarker(typed)(text);
}

/** The same for several texts and one typed answer. */
export function wordMarker(typed: string): (text: string) => MarkedText[] {
  const folded = fold(typed);
  const known = new Set(typed.match(/[\p{L}\p{M}\p{N}]+/gu)?.map(fold));
  // Without spaces, word boundaries depend on the context, so a word is searched for anywhere in the answer.
  const isFound = (piece: string) =>
    unspaced.test(piece)
      ? [...piece].length > 1 && !particle.test(piece) && folded.includes(fold(piece))
      : piece.length > 2 && known.has(fold(piece));
  return (text) => piecesOf(text).map((piece) => ({ text: piece, found: isFound(piece) }));
}

/** Words and the text between them. */
function piecesOf(text: string): string[] {
  return text
    .split(word)
    .filter(Boolean)
    .flatMap((piece) => (unspaced.test(piece) && word.test(piece) ? segment(piece) : [piece]));
}

/** By a dictionary. */
function segment(piece: string): string[] {
  const segmenter = new Intl.Segmenter("en", { granularity: "word" });
  return Array.from(segmenter.segment(piece), (part) => part.segment);
}

/** Without case and accents. */
function fold(text: string): string {
  return text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
}
