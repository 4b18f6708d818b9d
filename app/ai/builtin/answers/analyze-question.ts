import { isUnspacedScript, normalizeToken, tokenize } from "~/ai/text/tokenize";
import type { LanguagePack } from "../languages/language-pack";
import { packFor } from "../languages/packs";
import type { Thesaurus } from "../languages/thesaurus";
import { type ExpectedAnswer, isQuestionWord } from "./classify-question";
import { relatedStems } from "./related-stems";
import type { ResolvedQuestion } from "./resolve-question";
import { normalizeInitials, stemsOf } from "./stems";
import type { TermStatistics } from "./term-statistics";

/** One word of a question, as the scoring sees it. */
export interface QuestionTerm {
  stem: string;
  /** As it was typed, lower case. */
  word: string;
  /** Stems of the material that speak of the same thing, and how surely, from 0 to 1. */
  matches: ReadonlyMap<string, number>;
  weight: number;
  /** 0 for the commonest words of the language, near 1 for rare and unknown ones. */
  rarity: number;
  isName: boolean;
  /** Does the material use the word itself? */
  isKnown: boolean;
  /** Comes from an earlier turn. */
  isContext: boolean;
}

export interface AnalyzedQuestion {
  text: string;
  /** Words of earlier turns. */
  context: string;
  expects: ExpectedAnswer;
  /** What is asked about stands in earlier turns alone. */
  isElliptical: boolean;
  terms: QuestionTerm[];
  /** Language of the material. */
  pack: LanguagePack;
}

/** What a question is read against. */
export interface Vocabulary {
  pack: LanguagePack;
  statistics: TermStatistics;
  thesaurus: Thesaurus | null;
  /** Take words for one another that only begin alike, or that a third word ties. */
  isExpanded: boolean;
}

/** For a word of the question, the stems of the material that the thesaurus leads from to it. */
type ReverseNeighbours = ReadonlyMap<string, readonly { stem: string; similarity: number }[]>;

/** What is asked of one year is told as little by what is said of another as with people. */
const YEAR = /^(?:1\d|20)\d\d$/u;
const ROMAN_NUMBER = /^[IVX]+$/u;
const UNKNOWN_WORD_WEIGHT = 0.7;
const CONTEXT_WEIGHT = 0.5;
/** "Where did they live?": nearly all that is asked about stands in earlier turns. */
const CONTEXT_WEIGHT_IF_FEW_TERMS = 1;
const FEW_TERMS = 1;
/** What the commonest word of a language weighs beside a rare one. */
const MIN_RARITY_WEIGHT = 0.15;
/** What two words are worth to each other where a list of synonyms holds both. */
const SYNONYM_SIMILARITY = 0.65;
const VARIANT_SIMILARITY = 0.6;
const MIN_PREFIX_LENGTH = 4;
const PREFIX_SIMILARITY = 0.55;
/** Many times what a question holds: of a pasted page the rest is not looked for. */
const MAX_TERMS = 100;
/** Without a thesaurus the length of a word tells how rare it may be. */
const RARE_WORD_LENGTH = 12;

/** Takes a question apart. */
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

/** The stem to look for; null for a word that names nothing in the document's or the learner's language. */
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

/** A word that the material never uses says little about which sentence of it is meant. */
function weightOf(
  stem: string,
  matches: ReadonlyMap<string, number>,
  { statistics, thesaurus }: Vocabulary,
): number {
  // "Get" and "take" may be rare in a document, but they never tell what is asked about.
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
  // "US" is said of what the material calls American.
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

/**
 * The stems of the material that count a word of the question among those near them: a word with
 * many neighbours names only the nearest itself.
 */
function reverseNeighbours(
  asked: ReadonlySet<string>,
  statistics: TermStatistics,
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

/** "electr" and "electron", "navegac" and "navegant": a long common beginning and little else. */
function areVariants(a: string, b: string): boolean {
  if (a.length < 5 || b.length < 5 || /^\p{N}/u.test(a)) return false;
  let shared = 0;
  while (shared < a.length && a[shared] === b[shared]) shared += 1;
  return shared >= 5 && Math.max(a.length, b.length) - shared <= 3;
}

/** "crypto" for "cryptosporidium", "mito" for "mitochondria". */
function isPrefix(a: string, b: string): boolean {
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  return short.length >= MIN_PREFIX_LENGTH && long.startsWith(short);
}
