/** Scripts without spaces between words: each pair of characters counts as a word. */
const unspaced = /[\u3040-\u30ff\u3400-\u9fff]/u;

/** The distinct words of a text, without case and diacritics. */
export function wordsOf(text: string): Set<string> {
  const runs = text
    .normalize("NFKC")
    .toLowerCase()
    .match(/[\u3040-\u30ff\u3400-\u9fff]+|[^\s\p{P}\p{S}\u3040-\u30ff\u3400-\u9fff]+/gu);
  return new Set(
    (runs ?? []).flatMap((run) => {
      if (!unspaced.test(run) || run.length < 2) return [run];
      return Array.from({ length: run.length - 1 }, (_, at) => run.slice(at, at + 2));
    }),
  );
}

/** Whether a text contains seven tenths of the words of a quote. */
export function holds(text: string, quote: string): boolean {
  const wanted = wordsOf(quote);
  const given = wordsOf(text);
  const found = [...wanted].filter((word) => given.has(word)).length;
  return wanted.size > 0 && found >= wanted.size * 0.7;
}

/** One line with single spaces; the bars between the cells of a row count as spaces. */
export function flatten(text: string): string {
  return text
    .normalize("NFC")
    .replace(/[\s|]+/gu, " ")
    .trim();
}

/** Whether a text contains it verbatim, except for the case of its first letter. Both are normalised. */
export function standsVerbatim(words: string, text: string): boolean {
  const [first = "", ...rest] = words;
  const others = rest.join("");
  return (
    words !== "" &&
    (text.includes(words) ||
      text.includes(first.toLowerCase() + others) ||
      text.includes(first.toUpperCase() + others))
  );
}
