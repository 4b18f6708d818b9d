import { classOfNoun, headOf, isWiderPhrase, likenessOfPhrases } from "../../concepts/noun-class";
import { isKnownNoun } from "../../concepts/noun-classes/noun-kinds";
import { relatedStems } from "../../concepts/synonyms";
import { finiteVerb } from "../../language/english-verbs";
import type { PlacedSentence } from "../../language/sentences";
import { stem } from "../../language/stem";
import { contentStems } from "../../language/words";
import { joinWords, type TaggedWord } from "./tag-words";

/** A noun phrase at its place, behind what governs it. */
export interface NounPhrase {
  text: string;
  /** The indices of its first word and of the one after its last. */
  start: number;
  end: number;
  isPlural: boolean;
  /** "on", "to", or "" behind a verb. */
  link: string;
}

/** A sentence with its words read. */
export interface ReadSentence {
  sentence: PlacedSentence;
  words: readonly TaggedWord[];
}

const LINKS =
  /^(?:on|upon|to|from|by|with|into|for|around|through|against|over|at|in|under|towards?|behind|of)$/u;
/** What these say of a thing is too little for it to be asked for. */
export const PLAIN_VERB =
  /^(?:is|are|was|were|be|been|being|ha[sd]|have|do|does|did|becomes?|became|remain(?:s|ed)?|seem(?:s|ed)?|includ(?:es?|ed|ing)|called|named|known|termed|used|beg[aiu]ns?|tak(?:es?|en)|took|gives?|gave|given|go|goes|went|comes?|came|gets?|got|makes?|made|let|lets|like|based)$/u;
/** Of what such a phrase means, something else tells. */
const LOOSE =
  /\b(?:this|that|these|those|such|others?|another|same|own|its?|they|them|his|hers?|him|s?he|our|we|us|your?|each|every|any|some|many|most|more|less|all|both|several|various|certain|few|ones?|two|three|following|former|latter|people|things?|ways?|times?|years?|days?|decades?|weeks?|hours?|minutes?|months?|centur(?:y|ies)|moment|kinds?|types?|sorts?|parts?|side|number|fact|lot|example|not|no|first|last|spite|terms|detail|addition|answers?|question|run|end|order|result|day|rest|levels?|degree|extent|impact|effects?)\b/iu;
const WITHIN = /^(?:of|and|or)$/u;
const LONGEST = 8;

const has = (word: TaggedWord | undefined, ...tags: string[]) =>
  word !== undefined && tags.some((tag) => word.tags.has(tag));

/** Every phrase of at least two telling words that a verb or a preposition governs. */
export function nounPhrasesIn(words: readonly TaggedWord[]): NounPhrase[] {
  return words.flatMap((word, at) => {
    const lower = word.text.toLowerCase();
    const isLink = LINKS.test(lower) && !has(word, "Noun");
    const isVerb = has(word, "Verb") && !has(word, "Auxiliary", "Copula", "Modal", "Noun");
    if ((!isLink && !isVerb) || at === 0 || /\S/u.test(word.post.trim())) return [];
    if (isVerb && isAdjectival(words, at)) return [];
    return phraseAt(words, at + 1, isLink ? lower : "") ?? [];
  });
}

/** "America’s embedded system", "hot dilute acid": an adjective that looks like a verb. */
function isAdjectival(words: readonly TaggedWord[], at: number): boolean {
  const before = words[at - 1];
  if (has(before, "Auxiliary", "Modal")) return false;
  if (has(before, "Possessive", "Determiner", "Adjective")) return true;
  return (
    /(?:ed|ing|en)$/u.test(words[at]?.text ?? "") &&
    (has(before, "Verb") || /(?:[’']s?|^(?:of|in))$/u.test(before?.text ?? ""))
  );
}

/** The phrase that a sentence begins with, where its verb follows. */
function openingPhrase(words: readonly TaggedWord[]): NounPhrase | null {
  const [first, ...rest] = words;
  if (!first || has(first, "ProperNoun", "Acronym") || /ed$/u.test(first.text)) return null;
  const lowered = { ...first, text: `${first.text.charAt(0).toLowerCase()}${first.text.slice(1)}` };
  const phrase = phraseAt([lowered, ...rest], 0, SUBJECT);
  return phrase && has(words[phrase.end], "Verb") ? phrase : null;
}

/** In the place of a preposition: of a subject, and of a term by itself. */
export const SUBJECT = "subject";
export const TERM = "term";

export function withoutArticle(phrase: string): string {
  return phrase.replace(/^(?:the|an?) /u, "");
}

function phraseAt(words: readonly TaggedWord[], start: number, link: string): NounPhrase | null {
  const end = endOfPhrase(words, start);
  if (end < 0) return null;
  const own = words.slice(start, end);
  const text = joinWords(own);
  if (!isWhole(own, text)) return null;
  const head = headAt(own);
  const isPlural = /(?:[^s]s|people|men|children)$/u.test(head?.text ?? "") && has(head, "Plural");
  return { text, start, end, isPlural, link };
}

function isWhole(words: readonly TaggedWord[], text: string): boolean {
  const telling = contentStems(text.replace(/^(?:the|an?|their) /iu, ""), "en").length;
  if (telling < 2 || words.length > LONGEST || LOOSE.test(text)) return false;
  if (/["“”()?!\d]|\p{Lu}|(?:[’']s?|-)$/u.test(text)) return false;
  // "The strongest dependence": of what, is told elsewhere.
  if (words.some((word) => has(word, "Superlative"))) return false;
  // "the soil unfit": what is not known as a noun may be none.
  const last = words.at(-1)?.text ?? "";
  if (/^(?:un|in|im)\p{L}/u.test(last) && !isKnownNoun(last)) return false;
  if (has(words[0], "Preposition") || LINKS.test(words[0]?.text ?? "")) return false;
  // "using markets", "exposed severe shortages": something that is done.
  if (has(words[0], "Verb", "Gerund") && /(?:ed|ing)$/u.test(words[0]?.text ?? "")) return false;
  // "deviance affirm established values", "a bee tell": a verb was taken for a noun.
  return words.every(({ text: word, tags }, at) => {
    const verb = finiteVerb(word);
    if (verb === null || tags.has("Plural")) return verb?.form !== "auxiliary";
    if (at < words.length - 1 && !WITHIN.test(words[at + 1]?.text ?? ""))
      return /(?:ed|en|wn)$/u.test(word);
    return isKnownNoun(word) && verb.form !== "auxiliary";
  });
}

/** Where the noun phrase that begins here ends, or -1. */
function endOfPhrase(words: readonly TaggedWord[], start: number): number {
  let at = start;
  let hasNoun = false;
  for (let word = words[at]; word; word = words[at]) {
    const lower = word.text.toLowerCase();
    const opens =
      /^(?:the|an?|their)$/u.test(lower) &&
      (at === start || WITHIN.test(words[at - 1]?.text ?? ""));
    const isLink = hasNoun && WITHIN.test(lower);
    const isBeforeNoun =
      (has(word, "Gerund", "PastTense", "Participle") && has(words[at + 1], "Noun", "Adjective")) ||
      (has(word, "Adverb") && has(words[at + 1], "Adjective", "PastTense", "Participle"));
    const isOfNoun = (has(word, "Noun", "Adjective") && !has(word, "Pronoun")) || isBeforeNoun;
    if (!opens && !isLink && !isOfNoun) break;
    hasNoun ||= has(word, "Noun");
    at += 1;
    if (/\S/u.test(word.post.trim())) break;
  }
  while (at > start && !has(words[at - 1], "Noun")) at -= 1;
  return hasNoun && at > start ? at : -1;
}

/** The noun before any "of". */
function headAt(words: readonly TaggedWord[]): TaggedWord | undefined {
  const link = words.findIndex(({ text }) => WITHIN.test(text));
  return words[(link > 0 ? link : words.length) - 1];
}

/** Farther apart than this, the one phrase is no temptation for whom the other is asked of. */
const FARTHEST = 2.2;

/** From here on two things have only the widest class in common. */
const STRANGE = 0.9;

/** What is put in the place of a thing within a statement must be near enough to make sense there. */
const NEAR = 0.8;

/** Phrases of the text that could stand in the place of one, and of which it says nothing like it. */
export interface PhraseRivals {
  /** The likeliest, which next time is less so. */
  next(key: Rivalled, sentence: PlacedSentence): string | null;
  /** Three that have not been shown too often, one of them no shorter than the key. */
  pick(key: Rivalled, sentence: PlacedSentence): string[] | null;
}

type Rivalled = Pick<NounPhrase, "text" | "isPlural" | "link">;

export function phraseRivals(sentences: readonly ReadSentence[]): PhraseRivals {
  const phrases = sentences.flatMap(({ sentence, words }) =>
    [...nounPhrasesIn(words), ...[openingPhrase(words) ?? []].flat()].map((phrase) => ({
      ...phrase,
      sentence,
    })),
  );
  const told = sentences.map(({ sentence }) => new Set(contentStems(sentence.text, "en")));
  const shown = new Map<string, number>();
  const ranked = (key: Rivalled, sentence: PlacedSentence, farthest: number): string[] => {
    const asked = new Set(contentStems(sentence.text, "en"));
    const fitting = phrases
      .filter((other) => other.sentence.text !== sentence.text && fits(other, key))
      .filter(({ text }) => isApart(text, key.text, asked) && !isToldToo(text, asked, told))
      .map((other) => ({
        text: other.text,
        gap:
          unlikeness(other.text, key.text) +
          Math.abs(Math.log(other.text.length / key.text.length)) * 0.8 +
          (other.link === key.link ? 0 : 0.3) +
          (other.isPlural === key.isPlural ? 0 : 0.4) +
          (other.sentence.passage.heading === sentence.passage.heading ? 0 : 0.2) +
          (shown.get(other.text) ?? 0) * 0.4,
      }))
      .filter(({ gap }) => gap < farthest)
      .sort((a, b) => a.gap - b.gap);
    return [...new Set(fitting.map(({ text }) => text))];
  };
  const show = (text: string) => shown.set(text, (shown.get(text) ?? 0) + 1);
  return {
    next(key, sentence) {
      const [first] = ranked(key, sentence, NEAR).filter(
        (text) => likenessOfPhrases(text, key.text) === "kind",
      );
      if (first === undefined) return null;
      show(first);
      return first;
    },
    pick(key, sentence) {
      const fitting = ranked(key, sentence, FARTHEST);
      const longer = fitting.filter((text) => text.length >= key.text.length).slice(0, 1);
      const chosen: string[] = [];
      for (const text of [...longer, ...fitting])
        if (chosen.length < 3 && chosen.every((one) => isApart(one, text, NONE))) chosen.push(text);
      const alike = chosen.filter((text) => unlikeness(text, key.text) < STRANGE);
      if (chosen.length < 3 || alike.length < 2) return null;
      for (const text of chosen) show(text);
      return chosen;
    },
  };
}

/** A verb tells the number of its subject; "water" stands without an article only beside its like. */
function fits(other: Rivalled, key: Rivalled): boolean {
  if (key.link === TERM) {
    const bare = withoutArticle(other.text);
    const isName =
      /^(?!their |\p{L}+er )\S+(?: \S+){1,2}$/u.test(bare) && !/ (?:of|and|or) /u.test(bare);
    const isAlike = /^(?:kind|field)$/u.test(likenessOfPhrases(bare, key.text) ?? "");
    return isName && isAlike && other.isPlural === key.isPlural;
  }
  if (key.link === SUBJECT && (other.isPlural !== key.isPlural || /^their /u.test(other.text)))
    return false;
  const isBare = ({ text, isPlural }: Rivalled) => !isPlural && !/^(?:the|an?|their) /u.test(text);
  return !isBare(other) || isBare(key);
}

const NONE: ReadonlySet<string> = new Set();

function unlikeness(a: string, b: string): number {
  const likeness = likenessOfPhrases(a, b);
  if (likeness === "kind") return 0;
  if (likeness === "field") return 0.4;
  return classOfNoun(a) === classOfNoun(b) ? 0.9 : FARTHEST;
}

/**
 * Has none of the two a word of the other or of the sentence, and means none of the same? "The weak
 * force" may stand beside "the strong force": there the other words tell.
 */
function isApart(text: string, key: string, asked: ReadonlySet<string>): boolean {
  const head = stem(headOf(key), "en");
  const isOfHead = stem(headOf(text), "en") === head;
  const telling = (phrase: string) =>
    contentStems(phrase, "en").filter((one) => !isOfHead || one !== head);
  const own = telling(text);
  const other = new Set(telling(key));
  if (own.length === 0 || other.size === 0) return false;
  if (own.some((one) => other.has(one) || asked.has(one))) return false;
  if (isOfHead) return true;
  if (isWiderPhrase(text, key) || isWiderPhrase(key, text)) return false;
  return !relatedStems(stem(headOf(text), "en"), "en").includes(head);
}

/** Does the text say of the other phrase much of what it says here? */
function isToldToo(
  text: string,
  asked: ReadonlySet<string>,
  told: readonly ReadonlySet<string>[],
): boolean {
  const own = contentStems(text, "en");
  return told.some(
    (stems) =>
      own.every((one) => stems.has(one)) &&
      [...asked].filter((one) => stems.has(one)).length >= Math.max(2, asked.size * 0.4),
  );
}
