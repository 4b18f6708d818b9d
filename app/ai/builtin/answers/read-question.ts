import { isUnspacedScript, normalizeToken, tokenize } from "~/ai/text/tokenize";
import type { LanguagePack } from "../languages/language-pack";
import { packFor } from "../languages/packs";
import type { Thesaurus } from "../languages/thesaurus";
import { type ExpectedAnswer, isAskingWord } from "./classify-question";
import type { ResolvedQuestion } from "./read-conversation";
import { relatedStems } from "./related-stems";
import { spellOut, stemsOf } from "./stems";
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
  rareness: number;
  isName: boolean;
  /** Does the material use the word itself? */
  isKnown: boolean;
  /** Comes from an earlier turn. */
  isContext: boolean;
}

export interface ReadQuestion {
  text: string;
  /** Words of earlier turns. */
  context: string;
  expects: ExpectedAnswer;
  /** What is asked about stands in earlier turns alone. */
  isBare: boolean;
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
  isWide: boolean;
}

/** For a word of the question, the stems of the material that the thesaurus leads from to it. */
type Naming = ReadonlyMap<string, readonly { stem: string; nearness: number }[]>;

/** What is asked of one year is told as little by what is said of another as with people. */
const YEAR = /^(?:1\d|20)\d\d$/u;
const ROMAN_NUMBER = /^[IVX]+$/u;
const UNKNOWN_WORD = 0.7;
const CONTEXT = 0.5;
/** "Where did they live?": nearly all that is asked about stands in earlier turns. */
const CONTEXT_OF_LITTLE = 1;
const LITTLE = 1;
/** What the commonest word of a language weighs beside a rare one. */
const PLAIN = 0.15;
/** What two words are worth to each other where a list of synonyms holds both. */
const SYNONYM = 0.65;
const AKIN = 0.6;
const SHORTEST_PREFIX = 4;
const PREFIX = 0.55;
/** Many times what a question holds: of a pasted page the rest is not looked for. */
const MOST_TERMS = 100;
/** Without a thesaurus the length of a word tells how rare it may be. */
const LONG_WORD = 12;

/** Takes a question apart. */
export function readQuestion(resolved: ResolvedQuestion, vocabulary: Vocabulary): ReadQuestion {
  const { text, context, expects, isBare } = resolved;
  const { pack } = vocabulary;
  const spoken = packFor(text);
  const stems = new Set(stemsOf(`${text} ${context}`, pack.words));
  const naming = vocabulary.thesaurus
    ? stemsNaming(stems, vocabulary.statistics, vocabulary.thesaurus)
    : new Map();
  const terms = new Map<string, QuestionTerm>();
  const add = (source: string, isContext: boolean, worth: number) => {
    for (const [index, { text: word }] of tokenize(spellOut(source)).entries()) {
      if (terms.size === MOST_TERMS) break;
      const stem = termOf(word, pack, spoken);
      if (stem === null || terms.has(stem)) continue;
      const isName = !isContext && namesSomething(word, index, pack);
      const matches = matchesOf(stem, isName, vocabulary, naming);
      const rareness = vocabulary.thesaurus?.rareness(stem) ?? rarenessOf(word);
      const weight = weightOf(stem, matches, vocabulary) * worth * (isName ? 1.2 : 1);
      const isKnown = vocabulary.statistics.has(stem);
      const lower = word.toLowerCase();
      terms.set(stem, { stem, word: lower, matches, weight, rareness, isName, isKnown, isContext });
    }
  };
  add(text, false, 1);
  add(context, true, terms.size > LITTLE ? CONTEXT : CONTEXT_OF_LITTLE);
  return { text, context, expects, isBare, terms: [...terms.values()], pack };
}

/** The stem to look for; null for a word that names nothing in the document's or the learner's language. */
function termOf(word: string, { words, chat }: LanguagePack, spoken: LanguagePack): string | null {
  const lower = word.toLowerCase();
  const isNamed = chat.namesLikeStopWords?.test(word) ?? false;
  const isCommon = words.stopWords.has(lower) || spoken.words.stopWords.has(lower);
  if (!isNamed && (isCommon || isAskingWord(lower))) return null;
  if (lower.length < 2 && !/\p{N}/u.test(lower) && !isUnspacedScript(lower)) return null;
  return words.stem(normalizeToken(lower));
}

function namesSomething(word: string, index: number, { chat }: LanguagePack): boolean {
  if (YEAR.test(word)) return true;
  return chat.capitalsAreNames && index > 0 && /^\p{Lu}/u.test(word) && !ROMAN_NUMBER.test(word);
}

function rarenessOf(word: string): number {
  return Math.min(1, word.length / LONG_WORD);
}

/** A word that the material never uses says little about which sentence of it is meant. */
function weightOf(
  stem: string,
  matches: ReadonlyMap<string, number>,
  { statistics, thesaurus }: Vocabulary,
): number {
  // "Get" and "take" may be rare in a document, but they never tell what is asked about.
  const telling = thesaurus ? PLAIN + (1 - PLAIN) * thesaurus.rareness(stem) ** 2 : 1;
  if (statistics.has(stem)) return statistics.idf(stem) * telling;
  let best = 0;
  for (const [one, nearness] of matches) best = Math.max(best, statistics.idf(one) * nearness);
  return Math.max(best, statistics.idf(stem) * UNKNOWN_WORD) * telling;
}

function matchesOf(
  stem: string,
  isName: boolean,
  { pack, statistics, thesaurus, isWide }: Vocabulary,
  naming: Naming,
): Map<string, number> {
  const matches = new Map<string, number>();
  const add = (one: string, nearness: number) => {
    if (statistics.has(one)) matches.set(one, Math.max(nearness, matches.get(one) ?? 0));
  };
  add(stem, 1);
  for (const other of statistics.stems()) {
    if (areAkin(stem, other)) add(other, AKIN);
    else if (isWide && sharePrefix(stem, other)) add(other, PREFIX);
  }
  // "US" is said of what the material calls American.
  for (const one of relatedStems(stem, pack)) add(one, SYNONYM);
  if (isName || !thesaurus) return matches;
  for (const { stem: one, nearness } of thesaurus.near(stem)) add(one, worthOf(nearness));
  for (const { stem: one, nearness } of naming.get(stem) ?? []) add(one, worthOf(nearness));
  if (isWide && matches.size === 0) {
    for (const synonym of relatedStems(stem, pack)) {
      for (const { stem: one, nearness } of thesaurus.near(synonym))
        add(one, SYNONYM * worthOf(nearness));
    }
  }
  return matches;
}

/**
 * The stems of the material that count a word of the question among those near them: a word with
 * many neighbours names only the nearest itself.
 */
function stemsNaming(
  asked: ReadonlySet<string>,
  statistics: TermStatistics,
  thesaurus: Thesaurus,
): Naming {
  const naming = new Map<string, { stem: string; nearness: number }[]>();
  for (const one of statistics.stems()) {
    for (const { stem: named, nearness } of thesaurus.near(one)) {
      if (!asked.has(named)) continue;
      const known = naming.get(named);
      if (known) known.push({ stem: one, nearness });
      else naming.set(named, [{ stem: one, nearness }]);
    }
  }
  return naming;
}

function worthOf(nearness: number): number {
  return Math.min(0.75, 0.12 + nearness);
}

/** "electr" and "electron", "navegac" and "navegant": a long common beginning and little else. */
function areAkin(a: string, b: string): boolean {
  if (a.length < 5 || b.length < 5 || /^\p{N}/u.test(a)) return false;
  let shared = 0;
  while (shared < a.length && a[shared] === b[shared]) shared += 1;
  return shared >= 5 && Math.max(a.length, b.length) - shared <= 3;
}

/** "crypto" for "cryptosporidium", "mito" for "mitochondria". */
function sharePrefix(a: string, b: string): boolean {
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  return short.length >= SHORTEST_PREFIX && long.startsWith(short);
}
