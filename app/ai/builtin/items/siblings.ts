import type { Definition } from "../concepts/find-definitions";
import { classOfNoun, likenessOfPhrases } from "../concepts/noun-class";
import { isKnownNoun } from "../concepts/noun-classes/noun-kinds";
import { relatedStems } from "../concepts/synonyms";
import type { Language } from "../language/language";
import { stem } from "../language/stem";
import { stopWords } from "../language/stop-words";
import { contentStems, wordsOf } from "../language/words";
import { contrariesOf } from "./contraries";

/** How near another term must come to be mistaken for the one asked for. */
export const SIBLING = 1;
/** Where it is at least a thing of the same sort. */
export const COUSIN = 0.4;

/** "When workers focus …", "how strongly …": no noun says what it is. */
const CLAUSE = /^(?:when|how|where|cuando|quand|wenn|cómo|comment|wie)(?!\p{L})/iu;
/** Words that only lead to what a thing is: "a form of government", "a type of social order". */
const LEADS =
  /^(?:forms?|types?|kinds?|sorts?|branch(?:es)?|class(?:es)?|variet(?:y|ies)|series|groups?|sets?|tipos?|formas?|clases?|ramas?|conjunto|types?|formes?|sortes?|branches?|ensemble|art|arten|form|formen|zweig|tipi?|specie|forma|forme|вид|форма|раздел|группа|نوع|شكل|فرع)$/iu;
const OF = /^(?:of|de|del|des|du|d|von|der|di|dei|delle|da|do|dos|das)$/iu;
const ENDS_NOUN =
  /^(?:that|which|who|whose|where|when|in|by|for|with|to|from|on|at|of|used|made|based|provided|characterized|believed|held|under|between|without|as|during|through|within|against|and|or|is|are|was|were|consisting|linking|involving|concerning|regarding|tied|attached|maintained|designed|charged|seen|known|taken|given|people|we|someone)$/iu;

/**
 * What a meaning says that its term is, as stems: "a form of government where …" is a form and a
 * government, "the study of how …" a study. Empty where no noun says it.
 */
export function genusOf(meaning: string, language: Language): string[] {
  return genusWords(meaning, language).map((word) => stem(fold(word), language));
}

/** "Woodrow Wilson’s postwar peace plan" is a plan, "a nickname for the 369th Infantry" infantry. */
const WHOSE = /^(?:\p{Lu}[\p{L}.]* )*\p{Lu}\p{L}*[’']s? (?=\p{L})/u;
const NAMED =
  /^(?:an?|the) (?:nickname|name|term|word|expression|label|title)s? (?:used )?(?:for|to describe|given to) /iu;

/** "The name for the war bonds …": says of its term that it is a word. */
export function isNaming(meaning: string): boolean {
  return NAMED.test(meaning);
}

function genusWords(meaning: string, language: Language): string[] {
  const told = language === "en" ? meaning.replace(WHOSE, "").replace(NAMED, "") : meaning;
  const words = wordsOf(told).map(({ text }) => text);
  const wordAt = (at: number) => words.slice(at, at + 1);
  const headFrom = (from: number): number => {
    let at = from;
    const opens = (word: string) =>
      // "Estado" is a verb as well: only the small words lead to a noun for sure.
      language === "en" ? stopWords("en").has(word.toLowerCase()) : /^\p{L}{1,3}$/u.test(word);
    while (at < words.length && opens(words[at] ?? "")) at += 1;
    if (language !== "en") return at;
    // The last word of an English noun phrase says what it is.
    while (at + 1 < words.length && !endsNoun(words, at + 1)) at += 1;
    return at;
  };
  const first = words[0] ?? "";
  // "When workers focus …", "how strongly …", "claims that …": no noun says what it is.
  if (CLAUSE.test(first)) return [first.toLowerCase()];
  const head = headFrom(0);
  const found = wordAt(head);
  if (LEADS.test(words[head] ?? "") && OF.test(words[head + 1] ?? ""))
    found.push(...wordAt(headFrom(head + 2)));
  return found;
}

function endsNoun(words: readonly string[], at: number): boolean {
  const word = words[at] ?? "";
  return ENDS_NOUN.test(word) || stopWords("en").has(word.toLowerCase());
}

/** Endings that many terms have without being of a kind. */
const COMMON_ENDING =
  /^\p{L}?(?:i[sz]ation|ation|ition|tion|ology|ography|ments?|ness|ities|ity|isms?|ances?|ences?|ships?|tions)$/u;

function sharedEnd(a: string, b: string): string {
  let length = 0;
  while (length < Math.min(a.length, b.length) && a.at(-1 - length) === b.at(-1 - length))
    length += 1;
  return a.slice(a.length - length);
}

/** How easily one term is taken for the other, from 0; from `SIBLING` on it is one of its kind. */
export function kinship(own: Definition, other: Definition, language: Language): number {
  return (
    likenessOfTerms(own.term, other.term, language) +
    likenessOfMeanings(own.meaning, other.meaning, language) +
    likenessOfKinds(own, other, language) -
    // "When wants exceed …" beside what names a thing.
    (CLAUSE.test(own.meaning) === CLAUSE.test(other.meaning) ? 0 : 0.5)
  );
}

/** Do the terms share a word, or the greater part of one: "fiscal policy", "macroeconomics"? */
export function likenessOfTerms(a: string, b: string, language: Language): number {
  const first = partsOf(a, language);
  const second = partsOf(b, language);
  // "Economies of scale" is no kind of economy.
  const isHead = first.head !== null && first.head === second.head;
  if (isHead && first.isPlural === second.isPlural) return 1;
  if (isHead) return 0.3;
  if (first.rest.some((one) => second.rest.includes(one))) return 1;
  const end = sharedEnd(fold(a), fold(b));
  if (end.length >= 4 && !end.includes(" ") && !COMMON_ENDING.test(end))
    return end.length >= 5 ? 1 : 0.4;
  return end.length >= 4 ? 0.35 : 0;
}

/** The stem of the noun that a term is built on, and of what qualifies it. */
function partsOf(term: string, language: Language) {
  const before = language === "en" ? term.replace(/ (?:of|in|for|to) .*$/u, "") : term;
  const stems = contentStems(term, language);
  const own = contentStems(before, language);
  const isLast = language === "en" || language === "de" || language === "ru";
  const head = (isLast ? own.at(-1) : own[0]) ?? null;
  return {
    head,
    rest: stems.filter((one) => one !== head),
    isPlural: language === "en" && /[^s]s$/u.test(before) && !/ics$/u.test(before),
  };
}

function likenessOfMeanings(a: string, b: string, language: Language): number {
  const first = genusOf(a, language);
  const second = genusOf(b, language);
  const areSame = first.some((one) => second.includes(one));
  const areNear =
    areSame ||
    first.some((one) => relatedStems(one, language).some((other) => second.includes(other)));
  const stems = new Set(contentStems(a, language));
  const others = new Set(contentStems(b, language));
  const shared = [...others].filter((one) => stems.has(one) && !first.includes(one)).length;
  const overlap = shared / Math.max(1, Math.min(stems.size, others.size));
  const isClause = CLAUSE.test(first[0] ?? "");
  // A theory of power is no form of government, however much they share.
  const common = areSame ? (isClause ? 0.5 : 1.6) : areNear ? 0.7 : 0;
  return common + overlap * 1.5 + (shared >= 2 ? 0.2 : 0);
}

/** By the nouns that say what each is; below 0 where one is somebody and the other a thing. */
function likenessOfKinds(own: Definition, other: Definition, language: Language): number {
  if (language !== "en") return 0;
  const a = nounsOf(own);
  const b = nounsOf(other);
  if (a.length === 0 || b.length === 0) return 0;
  // What is of one genus has its likeness from that.
  if (a.some((noun) => b.includes(noun))) return 0;
  const likeness = a.flatMap((noun) => b.flatMap((one) => likenessOfPhrases(noun, one) ?? []));
  if (likeness.includes("kind")) return 0.8;
  if (likeness.includes("field")) return 0.3;
  const [first] = a.map(classOfNoun);
  const [second] = b.map(classOfNoun);
  if (first === second) return likeness.length > 0 ? 0 : 0.3;
  if (first === "name" || second === "name") return 0;
  return first === "agent" || second === "agent" ? -0.8 : 0;
}

/** "The term used to describe the fear …": says only that it is a word. */
const NAMING = /^(?:nick)?names?$|^(?:terms?|words?|expressions?|phrases?|labels?|titles?)$/u;

/** The noun that the meaning says it is, and the term where that is a noun: "tape" tells nothing of red tape. */
function nounsOf({ term, meaning }: Definition): string[] {
  const genus = genusWords(meaning, "en")
    .map((word) => word.toLowerCase())
    .filter((word) => isKnownNoun(word) && !NAMING.test(word))
    .slice(-1);
  const own = isKnownNoun(term) ? [term.toLowerCase()] : [];
  const isClause = CLAUSE.test(meaning);
  // "Economies of scale" are no economy: of a clause, what the term is built on tells nothing.
  return genus.length + own.length > 0 || isClause ? [...genus, ...own] : [term];
}

/** The study of something is named by the subject itself: among things it is told at once. */
const STUDY =
  /^(?:the )?(?:scientific |systematic |academic )?(?:stud(?:y|ies)|science|discipline|field of study)\b|^(?:la |el |das |die |l[’'])?(?:estudio|ciencia|étude|science|Studium|Wissenschaft|Lehre|estudo|ciência|studio|scienza)(?!\p{L})|^(?:наука|изучение)(?!\p{L})/iu;

export function isStudy({ meaning }: Definition): boolean {
  return STUDY.test(meaning);
}

/** Are both told with nearly all of the same words, and none of them turned round? */
export function areToldAlike(own: Definition, other: Definition, language: Language): boolean {
  // "Imports" and "exports" are told with the same words, the other way round.
  if (areContrary(own.term, other.term, language)) return false;
  if (turnsRound(own.meaning, other.meaning, language)) return false;
  const [a, b, shared] = compare(own, other, language);
  return shared >= Math.min(a.size, b.size) * 0.8 && shared >= Math.max(a.size, b.size) * 0.55;
}

function compare(own: Definition, other: Definition, language: Language) {
  const a = new Set(contentStems(own.meaning, language));
  const b = new Set(contentStems(other.meaning, language));
  return [a, b, [...b].filter((one) => a.has(one)).length] as const;
}

/** Two names of one thing: each is a right answer. */
export function meanSame(own: Definition, other: Definition, language: Language): boolean {
  if (areContrary(own.term, other.term, language)) return false;
  if (turnsRound(own.meaning, other.meaning, language)) return false;
  if (areToldAlike(own, other, language)) return true;
  const [a, b, shared] = compare(own, other, language);
  // "Rewards political support" as a system and as a use: one thing called by two names.
  const genera = [genusOf(own.meaning, language), genusOf(other.meaning, language)] as const;
  const isOneGenus = genera[0].some((one) => genera[1].includes(one));
  const isAkin = likenessOfTerms(own.term, other.term, language) > 0;
  if (!isOneGenus && !isAkin && shared >= 3 && shared >= Math.min(a.size, b.size) * 0.4)
    return true;
  const names = contentStems(other.term, language);
  const ownNames = contentStems(own.term, language);
  // "Two strains of the bubonic plague …": what the meaning names is no other thing.
  const isNamed = names.length > 0 && names.every((one) => a.has(one));
  const namesOwn = ownNames.length > 0 && ownNames.every((one) => b.has(one));
  // "Pure substance" beside an element: what holds of the wider term holds of it too.
  const wider = partsOf(other.term, language).head;
  const isWider =
    wider !== null && !ownNames.includes(wider) && genusOf(own.meaning, language).includes(wider);
  const isKind = genusOf(other.meaning, language).some((one) => ownNames.includes(one));
  return isNamed || isWider || (namesOwn && isKind);
}

function areContrary(a: string, b: string, language: Language): boolean {
  const contraries = contrariesOf(language);
  const [first, second] = [a.toLowerCase(), b.toLowerCase()];
  return contraries.get(first) === second || contraries.get(second) === first;
}

const DENIES =
  /(?<!\p{L})(?:not?|nor|without|never|ni|sin|sans|pas|nicht|ohne|keine?[mnrs]?|não|sem|non|senza|не|ни|без)(?!\p{L})/iu;

/** "Volumen definido" and "volumen indefinido": all else alike, what the one says the other denies. */
function turnsRound(a: string, b: string, language: Language): boolean {
  const first = new Set(wordsOf(a.toLowerCase()).map(({ text }) => text));
  const second = new Set(wordsOf(b.toLowerCase()).map(({ text }) => text));
  const contraries = contrariesOf(language);
  const only = (some: ReadonlySet<string>, others: ReadonlySet<string>) =>
    [...some].filter((word) => !others.has(word));
  if (DENIES.test(a) !== DENIES.test(b)) return true;
  const denies = (some: ReadonlySet<string>, others: ReadonlySet<string>) =>
    only(some, others).some((word) => {
      const forms = word.length < 4 ? [] : ["in", "im", "un"].map((prefix) => prefix + word);
      return [contraries.get(word) ?? "", ...forms].some((contrary) => others.has(contrary));
    });
  return denies(first, second) || denies(second, first);
}

/** Words of the meaning that begin as a word of the term does: who reads one guesses the other. */
export function echoes(term: string, meaning: string, language: Language): string[] {
  const words = (text: string) => wordsOf(text).map(({ text: word }) => fold(word));
  const isTelling = (word: string) => word.length >= 4 && !stopWords(language).has(word);
  const own = words(term).filter(isTelling);
  const found = words(meaning)
    .filter(isTelling)
    .flatMap((word) => own.map((one) => commonStart(one, word)));
  return [...new Set(found)].filter((echo) => echo !== "");
}

/** Does any word of the text begin like this echo? */
export function holdsEcho(text: string, echo: string): boolean {
  return wordsOf(text).some(({ text: word }) => fold(word).includes(echo));
}

/** "division" and "divide", "habitualization" and "habit": what stays when the ending changes. */
function commonStart(a: string, b: string): string {
  let length = 0;
  while (length < Math.min(a.length, b.length) && a[length] === b[length]) length += 1;
  return length >= 4 && length >= Math.min(a.length, b.length) - 2 ? a.slice(0, length) : "";
}

function fold(word: string): string {
  return word.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "");
}
