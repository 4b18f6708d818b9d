import type { DocumentMaterial, Material } from "~/ai/ports";
import { normalizeToken, tokenize } from "~/ai/text/tokenize";
import { packFor } from "../languages/packs";
import type { AnalyzedQuestion } from "./analyze-question";
import type { StemFrequencies } from "./stem-frequencies";

/** The most documents whose vocabulary is compared; more take too long. */
const MAX_COMPARED_DOCUMENTS = 5;
const MIN_WORD_LENGTH = 4;
const MIN_NOUN_LENGTH = 7;
const MIN_RARITY = 0.7;
const MAX_REPORTED = 3;
const MIN_PREFIX_LENGTH = 3;
const MAX_SUFFIX_LENGTH = 3;

/** The question words that do not occur in the material, as typed. */
export async function unknownWords(
  question: string,
  {
    statistics,
    question: { pack, terms },
  }: { statistics: StemFrequencies; question: AnalyzedQuestion },
  material: Material & Partial<Pick<DocumentMaterial, "wordsLike">>,
): Promise<string[]> {
  if (!material.wordsLike || packFor(question) !== pack) return [];
  const hasThesaurus = pack.chat.openThesaurus !== null;
  // With a thesaurus, the search index matches inflected forms; other languages need a comparison
  // of prefixes.
  const isLibrary = material.documents.length > MAX_COMPARED_DOCUMENTS;
  if (isLibrary && !hasThesaurus) return [];
  const missing = new Map(
    terms
      .filter(({ matches, isContext }) => matches.size === 0 && !isContext)
      .map((term) => [term.stem, term]),
  );
  // Only content words are reported: "sharks", but not "able".
  const isReportable = (word: string, rarity: number) => {
    if (hasThesaurus) return word.length >= MIN_WORD_LENGTH && rarity >= MIN_RARITY;
    const isCapital = /^\p{Lu}/u.test(word);
    return isCapital || (pack.chat.capitalsAreNames && word.length >= MIN_NOUN_LENGTH);
  };
  const unknown: string[] = [];
  for (const { text } of tokenize(question)) {
    const stem = pack.words.stem(normalizeToken(text));
    const term = missing.get(stem);
    if (!term || statistics.has(stem) || !isReportable(text, term.rarity)) continue;
    missing.delete(stem);
    if ((await material.search(text, 1)).length > 0) continue;
    // "Ад-Дину" occurs if "ад-Дин" does.
    const prefix = normalizeToken(text).slice(
      0,
      Math.max(MIN_PREFIX_LENGTH, text.length - MAX_SUFFIX_LENGTH),
    );
    const words = isLibrary ? [] : await material.wordsLike(text);
    if (!words.some((word) => normalizeToken(word).startsWith(prefix))) unknown.push(text);
    if (unknown.length === MAX_REPORTED) break;
  }
  return unknown;
}
