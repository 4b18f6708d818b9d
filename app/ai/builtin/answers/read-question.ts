import { relatedStems } from "../concepts/synonyms";
import type { Thesaurus } from "../concepts/thesaurus/related-words";
import type { Language } from "../language/language";
import { measuringWords } from "../language/measuring-words";
import { stem } from "../language/stem";
import { isStopWord } from "../language/stop-words";
import { contentStems, fold, wordsOf } from "../language/words";
import type { DocumentStatistics } from "../reading/document-statistics";
import { type Expectation, isAskingWord } from "./classify-question";
import type { Asked } from "./read-conversation";

/** One word of a question, as the scoring sees it. */
export interface QuestionTerm {
  stem: string;
  /** Stems of the material that speak of the same thing, and how surely, from 0 to 1. */
  matches: ReadonlyMap<string, number>;
  weight: number;
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
  expects: Expectation;
  /** What is asked about stands in earlier turns alone. */
  isBare: boolean;
  terms: QuestionTerm[];
  language: Language;
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

/** Takes a question apart. */
export function readQuestion(
  { text, context, expects, isBare }: Asked,
  language: Language,
  statistics: DocumentStatistics,
  thesaurus: Thesaurus | null,
): ReadQuestion {
  const terms = new Map<string, QuestionTerm>();
  const asked = new Set(contentStems(`${text} ${context}`, language));
  const naming = thesaurus ? stemsNaming(asked, statistics, thesaurus) : new Map();
  let ofContext = CONTEXT_OF_LITTLE;
  const add = (source: string, isContext: boolean) => {
    for (const [index, word] of wordsOf(source).entries()) {
      const lower = word.text.toLowerCase();
      // "US" is a country, "us" is not.
      const isCountry = language === "en" && word.text === "US";
      if (!isCountry && (isStopWord(lower, language) || isAskingWord(lower))) continue;
      if (lower.length < 2 && !/[\p{N}\p{Script=Han}]/u.test(lower)) continue;
      const stemmed = stem(fold(lower), language);
      if (terms.has(stemmed)) continue;
      // German writes every noun with a capital: there it says nothing about names.
      const isName =
        !isContext &&
        (YEAR.test(word.text) ||
          (index > 0 &&
            language !== "de" &&
            /^\p{Lu}/u.test(word.text) &&
            !ROMAN_NUMBER.test(word.text)));
      const matches = matchesOf(stemmed, isName, language, statistics, thesaurus, naming);
      const rarity = weightOf(stemmed, matches, statistics, thesaurus);
      terms.set(stemmed, {
        stem: stemmed,
        matches,
        weight: rarity * (isContext ? ofContext : isName ? 1.2 : 1),
        isName,
        isKnown: statistics.has(stemmed),
        isContext,
      });
    }
  };
  add(text, false);
  if (terms.size > LITTLE) ofContext = CONTEXT;
  add(context, true);
  return { text, context, expects, isBare, terms: [...terms.values()], language };
}

/** A word that the material never uses says little about which sentence of it is meant. */
function weightOf(
  stemmed: string,
  matches: ReadonlyMap<string, number>,
  statistics: DocumentStatistics,
  thesaurus: Thesaurus | null,
): number {
  // "Get" and "take" may be rare in a document, but they never tell what is asked about.
  const telling = thesaurus ? PLAIN + (1 - PLAIN) * thesaurus.rareness(stemmed) ** 2 : 1;
  if (statistics.has(stemmed)) return statistics.rarity(stemmed) * telling;
  let best = 0;
  for (const [one, nearness] of matches) best = Math.max(best, statistics.rarity(one) * nearness);
  return Math.max(best, statistics.rarity(stemmed) * UNKNOWN_WORD) * telling;
}

function matchesOf(
  stemmed: string,
  isName: boolean,
  language: Language,
  statistics: DocumentStatistics,
  thesaurus: Thesaurus | null,
  naming: Naming,
): Map<string, number> {
  const matches = new Map<string, number>();
  const add = (one: string, nearness: number) => {
    if (statistics.has(one)) matches.set(one, Math.max(nearness, matches.get(one) ?? 0));
  };
  add(stemmed, 1);
  if (stemmed.length >= 5) {
    for (const other of statistics.stems()) if (areAkin(stemmed, other)) add(other, AKIN);
  }
  // "US" is said of what the material calls American.
  for (const one of measuringWords(stemmed, language)) add(one, SYNONYM);
  if (isName) return matches;
  for (const one of relatedStems(stemmed, language)) add(one, SYNONYM);
  if (!thesaurus) return matches;
  for (const { stem: one, nearness } of thesaurus.near(stemmed)) add(one, worthOf(nearness));
  for (const { stem: one, nearness } of naming.get(stemmed) ?? []) add(one, worthOf(nearness));
  return matches;
}

/**
 * The stems of the material that count a word of the question among those near them: a word with
 * many neighbours names only the nearest itself.
 */
function stemsNaming(
  asked: ReadonlySet<string>,
  statistics: DocumentStatistics,
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
  if (b.length < 5 || /^\p{N}/u.test(a)) return false;
  let shared = 0;
  while (shared < a.length && a[shared] === b[shared]) shared += 1;
  return shared >= 5 && Math.max(a.length, b.length) - shared <= 3;
}
