import type { DocumentMaterial, Material } from "~/ai/ports";
import { normalizeToken, tokenize } from "~/ai/text/tokenize";
import { packFor } from "../languages/packs";
import type { ReadQuestion } from "./read-question";
import type { TermStatistics } from "./term-statistics";

/** To compare a word with those of a whole library takes longer than to answer. */
const MOST_COMPARED = 5;
const SHORTEST_NAME = 4;
const SHORTEST_TELLING = 7;
const RARE = 0.7;
const MOST_TOLD = 3;
const SHORTEST_BEGINNING = 3;
const ENDING = 3;

/** The words of the question that stand nowhere in the material, as they were typed. */
export async function unknownWords(
  question: string,
  { statistics, question: { pack, terms } }: { statistics: TermStatistics; question: ReadQuestion },
  material: Material & Partial<Pick<DocumentMaterial, "wordsLike">>,
): Promise<string[]> {
  if (!material.wordsLike || packFor(question) !== pack) return [];
  const hasThesaurus = pack.chat.openThesaurus !== null;
  // The index knows words with a thesaurus in all their forms; others are compared with those there are.
  const isLibrary = material.documents.length > MOST_COMPARED;
  if (isLibrary && !hasThesaurus) return [];
  const missing = new Map(
    terms
      .filter(({ matches, isContext }) => matches.size === 0 && !isContext)
      .map((term) => [term.stem, term]),
  );
  // That it does not say "able" or "fand" tells nothing; that there are no sharks in it does.
  const names = (word: string, rareness: number) => {
    if (hasThesaurus) return word.length >= SHORTEST_NAME && rareness >= RARE;
    const isCapital = /^\p{Lu}/u.test(word);
    return isCapital || (pack.chat.capitalsAreNames && word.length >= SHORTEST_TELLING);
  };
  const unknown: string[] = [];
  for (const { text } of tokenize(question)) {
    const stem = pack.words.stem(normalizeToken(text));
    const term = missing.get(stem);
    if (!term || statistics.has(stem) || !names(text, term.rareness)) continue;
    missing.delete(stem);
    if ((await material.search(text, 1)).length > 0) continue;
    // "Ад-Дину" is mentioned where "ад-Дин" is.
    const beginning = normalizeToken(text).slice(
      0,
      Math.max(SHORTEST_BEGINNING, text.length - ENDING),
    );
    const words = isLibrary ? [] : await material.wordsLike(text);
    if (!words.some((word) => normalizeToken(word).startsWith(beginning))) unknown.push(text);
    if (unknown.length === MOST_TOLD) break;
  }
  return unknown;
}
