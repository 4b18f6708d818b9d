import type { Citation, Passage } from "~/ai/ports";
import { passageSentences } from "~/ai/text/passage-sentences";
import { isUnspacedScript, normalizeText, normalizeToken, tokenize } from "~/ai/text/tokenize";

/** The most characters of a quote. */
const maxQuoteLength = 300;
/** How many characters before the option a quote from a longer sentence begins. */
const leadLength = 120;
/** Shorter options, such as "4", are found by chance; scripts without spaces have shorter words. */
const minOptionLength = 3;
const minUnspacedOptionLength = 2;

/** A sentence that a model was given, ready to be searched. */
export interface GivenSentence {
  passage: Passage;
  text: string;
  /** Its words, normalized, each between two spaces. */
  words: string;
}

export function readSentences(passages: readonly Passage[]): GivenSentence[] {
  return passages.flatMap((passage) =>
    passageSentences(passage).map((text) => ({ passage, text, words: ` ${normalizeText(text)} ` })),
  );
}

/**
 * The sentence that holds an option word for word, or null. Of several it is the one that names the
 * option earliest, since that is most likely about it.
 * @param other a quote that speaks of something else
 */
export function findOption(
  option: string,
  sentences: readonly GivenSentence[],
  other: string,
): Citation | null {
  const wanted = normalizeText(option);
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

/** The sentence; of a long one only the part around the words, cut between words. */
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
