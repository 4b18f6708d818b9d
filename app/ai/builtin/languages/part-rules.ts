import { capitalize } from "~/ai/text/capitalize";
import type { GrammarTables } from "./grammar-tables";

const WORD_START = "(?<![\\p{L}\\p{M}\\p{N}])";
const WORD_END = "(?![\\p{L}\\p{M}\\p{N}])";

/** The most words up to the verb of a main clause after a comma. */
const maxWordsToVerb = 4;

/** The most words of a person's name. */
const maxNameWords = 4;

/** A pattern of whole words; in scripts without spaces, of any text. */
export function wholeWords(source: string, hasWordSpaces: boolean, flags = "iu"): RegExp {
  return new RegExp(
    hasWordSpaces ? `${WORD_START}(?:${source})${WORD_END}` : `(?:${source})`,
    flags,
  );
}

/**
 * The pattern of a connective. A lookahead is placed between words, a comma directly after a word.
 */
export function connectivePattern(between: string, hasWordSpaces: boolean): RegExp {
  if (!hasWordSpaces || /^(?:[,،]|\(\?<)/u.test(between)) return new RegExp(between, "giu");
  if (between.startsWith("(?=")) return new RegExp(`${WORD_START}${between}`, "giu");
  return wholeWords(between, true, "giu");
}

/** The tables of a language, compiled to tests of a text. */
export type PartRules = ReturnType<typeof compile>;

const compiled = new WeakMap<GrammarTables, PartRules>();

/** Compiled once per language. */
export function compileRules(tables: GrammarTables): PartRules {
  const rules = compiled.get(tables) ?? compile(tables);
  compiled.set(tables, rules);
  return rules;
}

function compile(tables: GrammarTables) {
  return {
    hasWordSpaces: tables.hasWordSpaces,
    ...articleRules(tables),
    ...anaphoraRules(tables),
    ...listRules(tables),
    ...verbRules(tables),
    name: tables.personName ? new RegExp(`(?:${tables.personName})$`, "u") : null,
    personNameAtStart: tables.personName
      ? new RegExp(`^(?:(?:${tables.article ?? ""})?(?:\\p{Ll}+ ){0,3})(${tables.personName})`, "u")
      : null,
    aliasMarkers: tables.aliasMarkers
      ? new RegExp(`^([^,]{2,60}), (?:${tables.aliasMarkers}) ([^,]{2,40})$`, "iu")
      : null,
    coordination: tables.coordination ? new RegExp(tables.coordination, "giu") : null,
    ...endRules(tables),
  };
}

function atStart(source: string, hasWordSpaces: boolean): RegExp {
  return new RegExp(`^(?:${source})${hasWordSpaces ? WORD_END : ""}`, "iu");
}

function nonInitialPattern({ nonInitialWords, participles }: GrammarTables): string {
  return participles ? `${nonInitialWords}|${participles}` : nonInitialWords;
}

function articleRules({ article, inflectedArticle, apposition }: GrammarTables) {
  const any = article ? new RegExp(`^(?:${article})`, "iu") : null;
  const kept = inflectedArticle ? new RegExp(`^(?:${inflectedArticle})`, "u") : null;
  const strip = (text: string) => (any ? text.replace(any, "") : text);
  return {
    article: any,
    indefinite: apposition ? new RegExp(`^(?:${apposition.opens}) `, "iu") : null,
    withoutArticle: (text: string) => (kept?.test(text) ? text : strip(text)),
    withoutInflectedArticle: (text: string) => (kept?.test(text) ? strip(text) : text),
  };
}

/** Tests for anaphora and other signs that a part is not self-contained. */
function anaphoraRules(tables: GrammarTables) {
  const { hasWordSpaces, pronouns, demonstratives, phraseBoundaries, relativePronouns, sentences } =
    tables;
  const sentenceAdverbs = new RegExp(
    `^(?:${tables.sentenceAdverbs})${hasWordSpaces ? "[\\s,]+" : "[，、]?"}`,
    "iu",
  );
  return {
    anaphora: wholeWords(`${pronouns}|${demonstratives}`, hasWordSpaces),
    startsWithPronoun: atStart(pronouns, hasWordSpaces),
    demonstratives: wholeWords(demonstratives, hasWordSpaces),
    phraseBoundaries: wholeWords(phraseBoundaries, hasWordSpaces),
    relativePronouns: relativePronouns ? wholeWords(relativePronouns, hasWordSpaces) : null,
    danglingRelative: new RegExp(`${WORD_START}(?:${phraseBoundaries})\\s*,`, "iu"),
    functionWord: atStart(tables.nonInitialWords, hasWordSpaces),
    nonInitialWords: atStart(nonInitialPattern(tables), hasWordSpaces),
    relationalNouns: atStart(tables.relationalNouns, hasWordSpaces),
    rankingPhrases: tables.rankingPhrases
      ? new RegExp(`^(?:${tables.rankingPhrases})`, "iu")
      : null,
    startsWithCoordinator: atStart(tables.enumeration.last.trim(), hasWordSpaces),
    withoutSentenceAdverbs: (text: string) => text.replace(sentenceAdverbs, ""),
    dependsOnPrevious: (text: string) => sentences.dependsOnPrevious(capitalize(text)),
  };
}

function listRules({ enumeration, article }: GrammarTables) {
  const { separator, last, isLastOptional = false } = enumeration;
  return {
    separator: new RegExp(separator, "u"),
    last: new RegExp(last, "iu"),
    startsWithConjunction: new RegExp(`^${last}`, "iu"),
    lastMember: new RegExp(`${last}(?:${article ?? "$"})`, "iu"),
    isLastOptional,
  };
}

function verbRules(tables: GrammarTables) {
  const { verbs, verbEndings, subjectStart, isVerbSecond } = tables;
  const start = subjectStart ? new RegExp(`^(?:${subjectStart})`, "u") : null;
  const ending = verbEndings ? new RegExp(`^\\p{Ll}{2,}(?:${verbEndings})$`, "u") : null;
  // "n'utilise" is a verb with its negation. In languages that capitalize nouns, no verb has a
  // capital: "Macht".
  const isVerb = (word: string) => {
    if (tables.nounPhrase && /^\p{Lu}/u.test(word)) return false;
    const bare = word.toLowerCase().replace(/^(?:[ns]|qu)[’']/u, "");
    // Russian spells "ё" as "е" too.
    return verbs.has(bare) || (bare.includes("ё") && verbs.has(bare.replaceAll("ё", "е")));
  };
  // A noun follows an article: "le voyage".
  const article = tables.article ? new RegExp(`^(?:${tables.article})$`, "iu") : null;
  const isVerbAt = (word: string, at: number, words: readonly string[]) =>
    isVerb(word) && !article?.test(`${words[at - 1]} `);
  const hasVerb = (text: string) => tables.hasWordSpaces && text.split(/[\s,]+/u).some(isVerbAt);
  const within = wholeWords(
    tables.relativePronouns ?? tables.phraseBoundaries,
    tables.hasWordSpaces,
  );
  const opening = tables.article ? new RegExp(`^(?:${tables.article})`, "iu") : null;
  const startsWithVerb = (text: string) => isVerb(text.split(/\s+/u)[0] ?? "");
  const namesSubject = createNameTest(tables, isVerb);
  const startsWithSubject = (text: string) =>
    !start || start.test(text.charAt(0).toLowerCase() + text.slice(1)) || start.test(text);
  return {
    isVerb,
    hasVerb,
    startsWithVerb,
    startsWithSubject,
    /**
     * Whether a clause starts with a noun and its verb, without a conjunction: ", the act is the
     * thing that …".
     */
    startsSentence: (text: string) =>
      !isVerbSecond &&
      opening?.test(text) === true &&
      text
        .split(/\s+/u, maxWordsToVerb)
        .some(
          (word, at, words) =>
            at > 0 && isVerbAt(word, at, words) && !within.test(words[at - 1] ?? ""),
        ),
    secondVerb: createSecondVerbFinder(tables, isVerb),
    containsFiniteVerb: (text: string) =>
      hasVerb(text) ||
      text
        .split(/[\s,]+/u)
        .some((word, at) => at > 0 && ending?.test(word) && !tables.words.stopWords.has(word)),
    /**
     * Whether a clause needs a verb; false if the language allows verbless clauses or the pack
     * knows no verbs.
     */
    needsVerb: start !== null && verbs.size > 0,
    startsSubject: (text: string) => {
      if (startsWithVerb(text) && isVerbSecond)
        return startsWithSubject(text.replace(/^\S+\s+/u, ""));
      return startsWithSubject(text) || namesSubject(text);
    },
  };
}

/**
 * Creates a finder of a second predicate outside subordinate clauses: "the organ that … and
 * represents the people".
 */
function createSecondVerbFinder(
  { enumeration, phraseBoundaries, article, hasWordSpaces, isVerbSecond }: GrammarTables,
  isVerb: (word: string) => boolean,
): (text: string) => number {
  const joined = new RegExp(`${enumeration.last}(?=(\\S+) ?(.*))`, "giu");
  const clause = new RegExp(`,|${wholeWords(phraseBoundaries, hasWordSpaces).source}`, "iu");
  const object = article ? atStart(article, false) : null;
  // German adjectives before nouns do not end in "t"; in other languages a verb can look like a
  // noun.
  const isPredicate = (word: string, rest: string) =>
    isVerbSecond ? isVerb(word) || /^\p{Ll}{3,}t$/u.test(word) : isVerb(word) && object?.test(rest);
  return (text) => {
    if (!hasWordSpaces) return -1;
    const found = [...text.matchAll(joined)].find(([, word = "", rest = ""]) =>
      isPredicate(word, rest),
    );
    return found && !clause.test(text.slice(0, found.index)) ? found.index : -1;
  };
}

/** Creates a test for a name before a verb: "Zapata exigía …", "Jan van Helmont fit …". */
function createNameTest(
  tables: GrammarTables,
  isVerb: (word: string) => boolean,
): (text: string) => boolean {
  const { clitics, words, hasWordSpaces } = tables;
  const clitic = new RegExp(`^(?:${clitics})$`, "iu");
  const first = atStart(nonInitialPattern(tables), hasWordSpaces);
  return (text) => {
    const all = text.split(/\s+/u);
    const verb = all.findIndex((word) => isVerb(word) || clitic.test(word));
    const [opening = ""] = all;
    const name = verb < 0 ? all : all.slice(0, verb);
    return (
      name.length > 0 &&
      name.length <= maxNameWords &&
      name.every((word) => /^\p{Lu}[\p{L}.-]+$/u.test(word)) &&
      !words.stopWords.has(opening.toLowerCase()) &&
      !first.test(opening) &&
      !/ment[eo]?$/u.test(opening)
    );
  };
}

/** Tests for incomplete ends: "the uterus and", "the blood that", "the pressure of". */
function endRules({
  hasWordSpaces,
  enumeration,
  relativePronouns,
  article,
  nonInitialWords,
  nounPhrase,
}: GrammarTables) {
  const openWords = [enumeration.last.trim(), relativePronouns].filter((source) => source !== null);
  const openEnd = hasWordSpaces ? new RegExp(`\\s(?:${openWords.join("|")})$`, "u") : null;
  const articleEnd = article ? new RegExp(`\\s(?:${article})$`, "iu") : null;
  const preposition = hasWordSpaces ? new RegExp(`^(?:${nonInitialWords})$`, "u") : null;
  const noun = nounPhrase ? new RegExp(nounPhrase, "u") : null;
  const endsComplete = (text: string) => !openEnd?.test(text) && !articleEnd?.test(`${text} `);
  return {
    endsComplete,
    isNounPhrase: (head: string) => noun?.test(head) ?? true,
    endsWithNoun: (text: string) => {
      const last = text.split(/\s+/u).at(-1) ?? "";
      const isCutOff = last !== text && preposition?.test(last);
      return endsComplete(text) && !isCutOff && (noun?.test(text) ?? true);
    },
  };
}
