import { distance } from "fastest-levenshtein";
import type { DocumentMaterial, Material } from "~/ai/ports";
import { capitalize } from "~/ai/text/capitalize";
import { phoneticKey } from "~/ai/text/phonetic-key";
import { normalizeToken, tokenize } from "~/ai/text/tokenize";
import type { LanguagePack } from "../languages/language-pack";
import { packFor } from "../languages/packs";
import { isQuestionWord } from "./classify-question";
import type { StemFrequencies } from "./stem-frequencies";

/** A misspelt word of a question and the word of the material that it stands for. */
export interface Correction {
  typed: string;
  meant: string;
  /** Whether the reply mentions the correction; false for spelling variants ("colour", "color"). */
  isReported: boolean;
}

/** The shortest word, in letters, in which two edits are allowed. */
const MIN_LENGTH_FOR_TWO_EDITS = 10;
/**
 * The shortest word, in letters, in which one edit is allowed; shorter words have too many
 * neighbours.
 */
const MIN_LENGTH_FOR_EDIT = 5;

/** The most words that are corrected per question. */
const MAX_CORRECTIONS = 4;
/** The most words that are looked up; longer texts are pasted pages. */
const MAX_WORDS = 100;
/**
 * The shortest word, in letters, that is matched with a cognate in another language: "molecule",
 * "molécula".
 */
const MIN_FOREIGN_LENGTH = 8;

/**
 * Corrects the words of `text` that do not occur in the material but are close to a word that does.
 */
export async function correctSpelling(
  text: string,
  { pack, statistics }: { pack: LanguagePack; statistics: StemFrequencies },
  material: Pick<Material, "search"> & Partial<Pick<DocumentMaterial, "wordsLike">>,
): Promise<Correction[]> {
  if (!material.wordsLike) return [];
  const typedIn = packFor(text);
  const stemOf = (word: string) => pack.words.stem(normalizeToken(word));
  const thesaurus = typedIn === pack ? await pack.chat.openThesaurus?.() : undefined;
  const shortest = typedIn === pack ? MIN_LENGTH_FOR_EDIT : MIN_FOREIGN_LENGTH;
  const corrections: Correction[] = [];
  const words = new Set(tokenize(text).map((word) => word.text));
  for (const typed of [...words].slice(0, MAX_WORDS)) {
    if (corrections.length === MAX_CORRECTIONS) break;
    const bare = normalizeToken(typed);
    const isOther =
      !ALPHABETIC.test(typed) || bare.length < shortest || isFunctionWord(typed, [typedIn, pack]);
    if (isOther || statistics.has(stemOf(typed)) || thesaurus?.hasWord(bare)) continue;
    // The word may occur in passages that were not retrieved.
    if ((await material.search(typed, 1)).length > 0) continue;
    // "Devision" could be derived from "devise", so it is only corrected to a near-identical word.
    const isTypo = thesaurus !== undefined && !thesaurus.hasStem(stemOf(typed));
    const meant = closestSpelling(typed, await material.wordsLike(typed), isTypo);
    if (!meant || stemOf(meant) === stemOf(typed)) continue;
    // Without a thesaurus, inflected forms that the stemmer does not reduce look like misspellings.
    if (!thesaurus && isInflection(typed, meant)) continue;
    const [one, other] = [typed, meant].map((word) =>
      pack.chat.normalizeSpelling(normalizeToken(word)),
    );
    corrections.push({ typed, meant, isReported: one !== other });
  }
  return corrections;
}

/** Whether it is a question word or stop word; these are not corrected. */
function isFunctionWord(word: string, packs: readonly LanguagePack[]): boolean {
  const lower = word.toLowerCase();
  return isQuestionWord(lower) || packs.some(({ words }) => words.stopWords.has(lower));
}

/** Replaces the misspelt words. */
export function withCorrections(text: string, corrections: readonly Correction[]): string {
  const meant = new Map(corrections.map((one) => [one.typed, one.meant]));
  return text.replace(/[\p{L}\p{M}]+/gu, (word) => meant.get(word) ?? word);
}

/** Whether two words differ only in their inflection: "столицей" and "столице". */
function isInflection(typed: string, meant: string): boolean {
  const [a, b] = [normalizeToken(typed), normalizeToken(meant)];
  let shared = 0;
  while (shared < a.length && a[shared] === b[shared]) shared += 1;
  const [ending, other] = [a.slice(shared), b.slice(shared)];
  const isExchanged =
    ending.length === 1 && other.length === 1 && consonants(ending + other).length === 2;
  return (
    shared >= 4 &&
    Math.max(ending.length, other.length) <= 4 &&
    ending.at(-1) !== other.at(-1) &&
    !isExchanged
  );
}

/** A word in an alphabetic script. */
const ALPHABETIC =
  /^(?!.*[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}])\p{L}[\p{L}\p{M}]*$/u;

/**
 * The word closest in spelling to `typed`: phonetically equal or within one edit, two in long
 * words.
 * @param isTypo false if `typed` may be a real word; then only near-certain corrections are made
 * @returns null if none is close enough, or if `typed` is one of them
 */
export function closestSpelling(
  typed: string,
  words: Iterable<string>,
  isTypo = true,
): string | null {
  const bare = normalizeToken(typed);
  const heard = phoneticKey(typed);
  if (bare.length < MIN_LENGTH_FOR_EDIT) return null;
  const most = isTypo && bare.length >= MIN_LENGTH_FOR_TWO_EDITS ? 2 : 1;
  let best: { word: string; slips: number; edits: number } | null = null;
  for (const word of words) {
    if (Math.abs(word.length - bare.length) > most + 2) continue;
    const known = normalizeToken(word);
    if (known === bare) return null;
    const knownHeard = phoneticKey(word);
    const edits = editDistance(known, bare);
    const slips = Math.min(
      edits,
      heard.length < MIN_LENGTH_FOR_EDIT && knownHeard !== heard
        ? Number.POSITIVE_INFINITY
        : editDistance(knownHeard, heard),
    );
    if (slips > most || (slips > 0 && isDifferentWord(known, bare, isTypo))) continue;
    if (!best || slips < best.slips || (slips === best.slips && edits < best.edits))
      best = { word, slips, edits };
  }
  return best && (/^\p{Lu}/u.test(typed) ? capitalize(best.word) : best.word);
}

/**
 * The optimal string alignment distance for one transposition, else the Levenshtein distance, in
 * edits.
 */
function editDistance(a: string, b: string): number {
  return isTransposition(a, b) ? 1 : distance(a, b);
}

/**
 * Whether an edit probably gives another word: in short words any other letter ("plane", "plant"),
 * and in every word another first sound or, unless `isTypo`, another consonant.
 */
function isDifferentWord(known: string, typed: string, isTypo: boolean): boolean {
  if (isTransposition(known, typed)) return false;
  if (phoneticKey(known)[0] !== phoneticKey(typed)[0]) return true;
  if (typed.length <= MIN_LENGTH_FOR_EDIT && (!isTypo || known.length === typed.length))
    return true;
  return !isTypo && known.length === typed.length && consonants(known) !== consonants(typed);
}

function consonants(word: string): string {
  return phoneticKey(word).replace(/[aeiouаеиоуыэюя]/gu, "");
}

function isTransposition(a: string, b: string): boolean {
  if (a.length !== b.length) return false;
  let at = 0;
  while (at < a.length && a[at] === b[at]) at += 1;
  return (
    at < a.length - 1 &&
    a[at] === b[at + 1] &&
    a[at + 1] === b[at] &&
    a.slice(at + 2) === b.slice(at + 2)
  );
}
