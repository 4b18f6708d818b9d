import type { Citation, Passage } from "~/ai/ports";
import { passageSentences } from "~/ai/text/passage-sentences";
import { comparableText, isUnspacedScript, normalizeToken, tokenize } from "~/ai/text/tokenize";

/** The longest quote, in characters. */
const maxQuoteLength = 300;
/** The characters before the option in a quote cut from a longer sentence. */
const leadLength = 120;
/** Shorter options, such as "4", match by chance; words in scripts without spaces are shorter. */
const minOptionLength = 3;
const minUnspacedOptionLength = 2;

/** A sentence of the prompt's passages, prepared for search. */
export interface GivenSentence {
  passage: Passage;
  text: string;
  /** Its words, normalized, each between two spaces. */
  words: string;
}

export function readSentences(passages: readonly Passage[]): GivenSentence[] {
  return passages.flatMap((passage) =>
    passageSentences(passage).map((text) => ({
      passage,
      text,
      words: ` ${comparableText(text)} `,
    })),
  );
}

/**
 * Finds the sentence that contains an option verbatim; of several, the one that names it earliest,
 * which is most likely about it.
 * @param other a quote about something else
 */
export function findOption(
  option: string,
  sentences: readonly GivenSentence[],
  other: string,
): Citation | null {
  const wanted = comparableText(option);
  if (wanted.length < (isUnspacedScript(wanted) ? minUnspacedOptionLength : minOptionLength))
    return null;
  let best: { sentence: GivenSentence; at: number } | null = null;
  for (const sentence of sentences) {
    const found = sentence.words.indexOf(` ${wanted} `);
    if (found < 0) continue;
    const at = sentence.text === other ? Number.MAX_SAFE_INTEGER : found;
    if (best === null || at < best.at) best = { sentence, at };
  }
  if (best === null) return null;
  const { passage, text } = best.sentence;
  return { fileId: passage.fileId, page: passage.page, quote: cutAround(text, wanted) };
}

/** The sentence; a long one is cut around the words. */
function cutAround(sentence: string, words: string): string {
  if (sentence.length <= maxQuoteLength) return sentence;
  const tokens = tokenize(sentence);
  const [first = ""] = words.split(" ");
  const place = tokens.find(
    (token, index) =>
      normalizeToken(token.text) === first &&
      tokens
        .slice(index, index + words.split(" ").length)
        .map(({ text }) => normalizeToken(text))
        .join(" ") === words,
  );
  const start = place?.start ?? 0;
  const from =
    start <= leadLength
      ? 0
      : (tokens.find((token) => token.start >= start - leadLength)?.start ?? 0);
  const to =
    tokens.findLast(({ end }) => end <= from + maxQuoteLength)?.end ?? from + maxQuoteLength;
  return sentence.slice(from, to);
}
