import { isUnspacedScript, normalizeToken, tokenize } from "~/ai/text/tokenize";
import type { LanguagePack } from "../languages/language-pack";
import { packFor } from "../languages/packs";
import type { Thesaurus } from "../languages/thesaurus";
import { type ExpectedAnswer, isQuestionWord } from "./classify-question";
import { relatedStems } from "./related-stems";
import type { ResolvedQuestion } from "./resolve-question";
import type { StemFrequencies } from "./stem-frequencies";
import { normalizeInitials, stemsOf } from "./stems";

/** A search term of a question. */
export interface QuestionTerm {
  stem: string;
  /** The word as typed, in lower case. */
  word: string;
  /** Stems of the material that match the term, each with a similarity from 0 to 1. */
  matches: ReadonlyMap<string, number>;
  weight: number;
  /** Rarity of the word in the language, 0 (commonest) to 1 (rare or unknown); not idf. */
  rarity: number;
  isName: boolean;
  /** Whether the word itself occurs in the material. */
  isKnown: boolean;
  /** Whether the term comes from an earlier turn. */
  isContext: boolean;
}

export interface AnalyzedQuestion {
  text: string;
  /** Words of earlier turns. */
  context: string;
  expects: ExpectedAnswer;
  /** Whether all content words come from earlier turns. */
  isElliptical: boolean;
  terms: QuestionTerm[];
  /** Language of the material. */
  pack: LanguagePack;
}

/** What a question is analysed with. */
export interface Vocabulary {
  pack: LanguagePack;
  statistics: StemFrequencies;
  thesaurus: Thesaurus | null;
  /** Whether to match prefixes and second-order synonyms too. */
  isExpanded: boolean;
}

/** For each question stem, the stems of the material that have it as a thesaurus neighbour. */
type ReverseNeighbours = ReadonlyMap<string, readonly { stem: string; similarity: number }[]>;

/** A year counts as a name: what is said of another year is no answer. */
const YEAR = /^(?:1\d|20)\d\d$/u;
const ROMAN_NUMBER = /^[IVX]+$/u;
const UNKNOWN_WORD_WEIGHT = 0.7;
const CONTEXT_WEIGHT = 0.5;
/** With few terms of its own ("Where did they live?"), the question's context has full weight. */
const CONTEXT_WEIGHT_IF_FEW_TERMS = 1;
const FEW_TERMS = 1;
/** The weight of the commonest words of a language; 1 for the rarest. */
const MIN_RARITY_WEIGHT = 0.15;
/** The similarity of two words in one line of the synonym list. */
const SYNONYM_SIMILARITY = 0.65;
const VARIANT_SIMILARITY = 0.6;
const MIN_PREFIX_LENGTH = 4;
const PREFIX_SIMILARITY = 0.55;
/** The most terms; longer questions are pasted pages. */
const MAX_TERMS = 100;
/** Without a thesaurus, rarity is word length divided by this, at most 1. */
const RARE_WORD_LENGTH = 12;

/** Splits a question into weighted terms with their matches in the material. */
export function analyzeQuestion(
  resolved: ResolvedQuestion,
  vocabulary: Vocabulary,
): AnalyzedQuestion {
  const { text, context, expects, isElliptical } = resolved;
  const { pack } = vocabulary;
  const questionPack = packFor(text);
  const stems = new Set(stemsOf(`${text} ${context}`, pack.words));
  const expansions = vocabulary.thesaurus
    ? reverseNeighbours(stems, vocabulary.statistics, vocabulary.thesaurus)
    : new Map();
  const terms = new Map<string, QuestionTerm>();
  const add = (source: string, isContext: boolean, weightFactor: number) => {
    for (const [index, { text: word }] of tokenize(normalizeInitials(source)).entries()) {
      if (terms.size === MAX_TERMS) break;
      const stem = termOf(word, pack, questionPack);
      if (stem === null || terms.has(stem)) continue;
      const isName = !isContext && isProperNoun(word, index, pack);
      const matches = matchesOf(stem, isName, vocabulary, expansions);
      const rarity = vocabulary.thesaurus?.rarity(stem) ?? rarityByLength(word);
      const weight = weightOf(stem, matches, vocabulary) * weightFactor * (isName ? 1.2 : 1);
      const isKnown = vocabulary.statistics.has(stem);
      const lower = word.toLowerCase();
      terms.set(stem, { stem, word: lower, matches, weight, rarity, isName, isKnown, isContext });
    }
  };
  add(text, false, 1);
  add(context, true, terms.size > FEW_TERMS ? CONTEXT_WEIGHT : CONTEXT_WEIGHT_IF_FEW_TERMS);
  return { text, context, expects, isElliptical, terms: [...terms.values()], pack };
}

/** The stem of a content word; null for stop words and question words. */
function termOf(
  word: string,
  { words, chat }: LanguagePack,
  questionPack: LanguagePack,
): string | null {
  const lower = word.toLowerCase();
  const isNamed = chat.stopWordHomographs?.test(word) ?? false;
  const isCommon = words.stopWords.has(lower) || questionPack.words.stopWords.has(lower);
  if (!isNamed && (isCommon || isQuestionWord(lower))) return null;
  if (lower.length < 2 && !/\p{N}/u.test(lower) && !isUnspacedScript(lower)) return null;
  return words.stem(normalizeToken(lower));
}

function isProperNoun(word: string, index: number, { chat }: LanguagePack): boolean {
  if (YEAR.test(word)) return true;
  return chat.capitalsAreNames && index > 0 && /^\p{Lu}/u.test(word) && !ROMAN_NUMBER.test(word);
}

function rarityByLength(word: string): number {
  return Math.min(1, word.length / RARE_WORD_LENGTH);
}

/** The weight of a term: idf times rarity. A term that does not occur has a lower weight. */
function weightOf(
  stem: string,
  matches: ReadonlyMap<string, number>,
  { statistics, thesaurus }: Vocabulary,
): number {
  // "Get" and "take" can be rare in a document, but they carry little meaning.
  const rarityWeight = thesaurus
    ? MIN_RARITY_WEIGHT + (1 - MIN_RARITY_WEIGHT) * thesaurus.rarity(stem) ** 2
    : 1;
  if (statistics.has(stem)) return statistics.idf(stem) * rarityWeight;
  let best = 0;
  for (const [one, similarity] of matches) best = Math.max(best, statistics.idf(one) * similarity);
  return Math.max(best, statistics.idf(stem) * UNKNOWN_WORD_WEIGHT) * rarityWeight;
}

function matchesOf(
  stem: string,
  isName: boolean,
  { pack, statistics, thesaurus, isExpanded }: Vocabulary,
  naming: ReverseNeighbours,
): Map<string, number> {
  const matches = new Map<string, number>();
  const add = (one: string, similarity: number) => {
    if (statistics.has(one)) matches.set(one, Math.max(similarity, matches.get(one) ?? 0));
  };
  add(stem, 1);
  for (const other of statistics.stems()) {
    if (areVariants(stem, other)) add(other, VARIANT_SIMILARITY);
    else if (isExpanded && isPrefix(stem, other)) add(other, PREFIX_SIMILARITY);
  }
  // "US" matches "American".
  for (const one of relatedStems(stem, pack)) add(one, SYNONYM_SIMILARITY);
  if (isName || !thesaurus) return matches;
  for (const { stem: one, similarity } of thesaurus.neighbours(stem))
    add(one, expansionSimilarity(similarity));
  for (const { stem: one, similarity } of naming.get(stem) ?? [])
    add(one, expansionSimilarity(similarity));
  if (isExpanded && matches.size === 0) {
    for (const synonym of relatedStems(stem, pack)) {
      for (const { stem: one, similarity } of thesaurus.neighbours(synonym))
        add(one, SYNONYM_SIMILARITY * expansionSimilarity(similarity));
    }
  }
  return matches;
}

/** Reverse thesaurus lookup: a word with many neighbours lists only the nearest of them. */
function reverseNeighbours(
  asked: ReadonlySet<string>,
  statistics: StemFrequencies,
  thesaurus: Thesaurus,
): ReverseNeighbours {
  const naming = new Map<string, { stem: string; similarity: number }[]>();
  for (const one of statistics.stems()) {
    for (const { stem: named, similarity } of thesaurus.neighbours(one)) {
      if (!asked.has(named)) continue;
      const known = naming.get(named);
      if (known) known.push({ stem: one, similarity });
      else naming.set(named, [{ stem: one, similarity }]);
    }
  }
  return naming;
}

function expansionSimilarity(similarity: number): number {
  return Math.min(0.75, 0.12 + similarity);
}

/**
 * Whether two stems share a prefix of at least 5 letters and at most 3 others: "navegac",
 * "navegant".
 */
function areVariants(a: string, b: string): boolean {
  if (a.length < 5 || b.length < 5 || /^\p{N}/u.test(a)) return false;
  let shared = 0;
  while (shared < a.length && a[shared] === b[shared]) shared += 1;
  return shared >= 5 && Math.max(a.length, b.length) - shared <= 3;
}

/** Whether one stem is a prefix of the other: "crypto", "cryptosporidium". */
function isPrefix(a: string, b: string): boolean {
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  return short.length >= MIN_PREFIX_LENGTH && long.startsWith(short);
}
