import { classOfNoun, isWiderPhrase, likenessOfPhrases } from "../../concepts/noun-class";
import { relatedStems } from "../../concepts/synonyms";
import { stem } from "../../language/stem";
import { contentStems, countWords } from "../../language/words";
import type { QuestionSeed } from "../question-draft";
import {
  type NounPhrase,
  nounPhrasesIn,
  type PhraseRivals,
  PLAIN_VERB,
  type ReadSentence,
  SUBJECT,
  TERM,
  withoutArticle,
} from "./noun-phrases";
import { asQuestion, capitalised } from "./put-question";
import { joinWords, type TaggedWord } from "./tag-words";

const SUBORDINATOR =
  /^(?:where|when|while|because|if|as|until|since|although|though|so|unless|whereas|once|before|after|that|which|who|whose)$/iu;
const GOES_ON = /^(?:that|who|which|whose|than|as|and|or|to)$/u;
const LEANS =
  /\b(?:this|these|those|such|also|however|therefore|thus|then|instead|too|here|s?he|him|it|we|you|I|our|your|us|not|no|never|example|instance|likewise|conversely|consider|that)\b/iu;
/** Where, when and for how long is seldom what a sentence is told for. */
const PLACING = /^(?:in|at|of|over|around|through|under|behind)$/u;

const has = (word: TaggedWord | undefined, ...tags: string[]) =>
  word !== undefined && tags.some((tag) => word.tags.has(tag));

/**
 * "Economic production was limited to what?": the thing at the end of a clause is asked for among
 * others that the text names whole. For a short text, which has few terms and names.
 */
export function askForObject(
  { sentence, words }: ReadSentence,
  rivals: PhraseRivals,
): QuestionSeed[] {
  const asked = nounPhrasesIn(words).flatMap((phrase) => {
    const question = questionFor(words, phrase);
    return question ? [{ phrase, question }] : [];
  });
  for (const { phrase, question } of asked.reverse()) {
    const wrong = rivals.pick(phrase, sentence);
    if (wrong)
      return [
        {
          kind: "object",
          question,
          key: capitalised(phrase.text),
          group: "object",
          sentence,
          wrong: wrong.map(capitalised),
          quality: 0.95,
        },
      ];
  }
  return [];
}

/** The same things stand beside a subject that has no name, and beside a term, where nothing of its kind does. */
export function besideOthers(seed: QuestionSeed, rivals: PhraseRivals): QuestionSeed[] {
  const isTerm = seed.kind === "term";
  const isSubject = seed.kind === "subject" && /^(?:thing|actor):/u.test(seed.group);
  // What the whole text speaks of can be told from all else.
  if (!isTerm && (!isSubject || contentStems(seed.key, "en").length < 2)) return [];
  const text = `${seed.key.charAt(0).toLowerCase()}${seed.key.slice(1)}`;
  const isPlural = isTerm ? seed.group === "terms" : seed.group.includes(":plural");
  const wrong = rivals.pick({ text, isPlural, link: isTerm ? TERM : SUBJECT }, seed.sentence);
  if (!wrong) return [];
  const { defined: _, ...rest } = seed;
  const options = wrong.map((one) => capitalised(isTerm ? withoutArticle(one) : one));
  return [{ ...rest, kind: "object", group: SUBJECT, wrong: options, quality: isTerm ? 1.1 : 0.9 }];
}

/** The statement up to the phrase, with what stands behind it where that is little. */
function questionFor(words: readonly TaggedWord[], phrase: NounPhrase): string | null {
  const { start, end, link, text } = phrase;
  const shown = joinWords(words.slice(0, start));
  const rest = restOf(words, end);
  if (PLACING.test(link) || !isObject(words, phrase) || rest === null) return null;
  if (/["“”();:—]/u.test(shown) || LEANS.test(shown) || !isMainClause(words, start)) return null;
  const count = countWords(shown);
  const stems = new Set(contentStems(`${shown} ${rest}`, "en"));
  if (contentStems(text, "en").some((one) => stems.has(one))) return null;
  if (stems.size < 3 || count < 4 || count > 24) return null;
  const isSomebody =
    classOfNoun(text) === "agent" && has(words[end - 1], "Actor", "Person", "Demonym");
  return asQuestion(`${shown} ${isSomebody ? "whom" : "what"} ${rest}`);
}

/** Does a verb or an adjective govern it: "depends on", "limited to", "dependent largely on"? */
function isObject(words: readonly TaggedWord[], { start, link }: NounPhrase): boolean {
  let at = start - (link ? 2 : 1);
  while (has(words[at], "Adverb")) at -= 1;
  const ruler = words[at];
  if (!ruler || has(ruler, "Noun") || PLAIN_VERB.test(ruler.text.toLowerCase())) return false;
  return has(ruler, "Verb") || (link !== "" && has(ruler, "Adjective"));
}

/** The statement with one thing of it exchanged for another that the text names: false by the text. */
export function exchangeObjects(
  { sentence, words }: ReadSentence,
  rivals: PhraseRivals,
  subjects: readonly string[],
): string[] {
  const sides = exchangeSides(words);
  if (sides !== null) return [sides];
  const told = nounPhrasesIn(words).flatMap((phrase) => {
    if (!isObject(words, phrase) || restOf(words, phrase.end) === null) return [];
    const other = rivals.next(phrase, sentence);
    if (other === null) return [];
    const [first, last] = [words[phrase.start], words[phrase.end - 1]];
    return [
      `${written(words.slice(0, phrase.start))}${first?.pre}${other}${last?.post}${written(words.slice(phrase.end))}`.trim(),
    ];
  });
  return [...exchangeSubject(words, subjects), ...told];
}

function written(words: readonly TaggedWord[]): string {
  return words.map(({ text, pre, post }) => `${pre}${text}${post}`).join("");
}

/** The one noun that a sentence speaks of: "The queen lives …", "Socialism is …". */
export function subjectNoun(words: readonly TaggedWord[]): { at: number; noun: string } | null {
  const at = has(words[0], "Determiner") && /^(?:the|an?)$/iu.test(words[0]?.text ?? "") ? 1 : 0;
  const noun = words[at];
  if (!noun || !has(noun, "Noun") || has(noun, "Pronoun", "ProperNoun", "Possessive", "Gerund"))
    return null;
  const isFollowed = has(words[at + 1], "Verb") && !has(words[at + 1], "Noun", "Gerund");
  const isBare = !/[^s]s$|(?:ism|cy|ics|ity|ion|ment|ance|ence|logy)$/u.test(noun.text) && at === 0;
  return isFollowed && !isBare && noun.post.trim() === ""
    ? { at, noun: noun.text.toLowerCase() }
    : null;
}

/** "A drone has no sting" → "A worker has no sting": what else of its kind the text speaks of. */
function exchangeSubject(words: readonly TaggedWord[], subjects: readonly string[]): string[] {
  const own = subjectNoun(words);
  if (!own) return [];
  const shown = new Set(contentStems(written(words), "en"));
  const isMany = (noun: string) => /[^s]s$/u.test(noun);
  const others = subjects.filter(
    (noun) =>
      // "Bees" and "honeybees" are one.
      !noun.includes(own.noun) &&
      !own.noun.includes(noun) &&
      isMany(noun) === isMany(own.noun) &&
      likenessOfPhrases(noun, own.noun) === "kind" &&
      !isWiderPhrase(noun, own.noun) &&
      !isWiderPhrase(own.noun, noun) &&
      !relatedStems(stem(noun, "en"), "en").includes(stem(own.noun, "en")) &&
      contentStems(noun, "en").every((one) => !shown.has(one)),
  );
  const opening = own.at === 1 ? (words[0]?.text ?? "") : "";
  return [...new Set(others)].slice(0, 2).map((noun) => {
    const article = /^an?$/iu.test(opening) ? (/^[aeiou]/u.test(noun) ? "An" : "A") : opening;
    return `${article ? `${article} ${noun}` : capitalised(noun)} ${written(words.slice(own.at + 1))}`.trim();
  });
}

/** "A do this, while B do that": what is said of the one is said of the other. */
function exchangeSides(words: readonly TaggedWord[]): string | null {
  const link = words.findIndex(
    ({ text }, at) => /^(?:while|whereas)$/u.test(text) && /,/u.test(words[at - 1]?.post ?? ""),
  );
  const first = subjectEnd(words, 0);
  const second = subjectEnd(words, link + 1);
  if (link < 0 || first < 0 || second < 0 || first >= link) return null;
  const [a, b] = [joinWords(words.slice(0, first)), joinWords(words.slice(link + 1, second))];
  const isPlural = (end: number) => /[^s]s$/u.test(words[end - 1]?.text ?? "");
  if (
    PRONOUN.test(a) ||
    PRONOUN.test(b) ||
    (a.match(/^\p{Lu}/u) && / \p{Lu}/u.test(` ${a.slice(1)}`))
  )
    return null;
  if (
    /s$/u.test(words[first]?.text ?? "") !== /s$/u.test(words[second]?.text ?? "") &&
    !isPlural(first)
  )
    return null;
  const between = words.slice(first, link + 1);
  const after = words.slice(second);
  return `${capitalised(b)} ${written(between)}${a.charAt(0).toLowerCase()}${a.slice(1)} ${written(after)}`.trim();
}

const PRONOUN =
  /\b(?:it|they|he|she|this|that|these|those|others?|some|we|you|there|its|their)\b/iu;

/** Where the verb of the clause begins that begins here, or -1. */
function subjectEnd(words: readonly TaggedWord[], from: number): number {
  for (let at = from + 1; at < Math.min(words.length, from + 9); at += 1) {
    const word = words[at];
    if (/\S/u.test(words[at - 1]?.post.trim() ?? "")) return -1;
    if (has(word, "Verb") && !has(word, "Gerund", "Noun") && has(words[at - 1], "Noun")) return at;
  }
  return -1;
}

/** What stands behind the phrase and belongs to the verb; null where it belongs to the phrase. */
function restOf(words: readonly TaggedWord[], end: number): string | null {
  const last = words[end - 1];
  const next = words[end];
  if (!next || /[,;:—.]/u.test(last?.post ?? "")) return "";
  if (GOES_ON.test(next.text)) return null;
  if (SUBORDINATOR.test(next.text)) return "";
  const rest = words.slice(end);
  if (/^(?:such|like|including)$/u.test(next.text)) return null;
  return has(next, "Preposition") && rest.length <= 5 ? joinWords(rest) : null;
}

/** Is what is asked for no part of a clause that only leads to the statement, or hangs on it? */
function isMainClause(words: readonly TaggedWord[], start: number): boolean {
  const comma = words.slice(0, start).findLastIndex(({ post }) => /,/u.test(post));
  const own = words.slice(comma + 1, start);
  const opens = words[0]?.text ?? "";
  if (
    comma < 0 &&
    (SUBORDINATOR.test(opens) || has(words[0], "Preposition", "Gerund", "PastTense"))
  )
    return false;
  // "A different strain, spread by …": no statement yet.
  const isStated = comma < 0 || words.slice(0, comma + 1).some((word) => has(word, "Verb"));
  if (!isStated && has(own[0], "Verb")) return false;
  return !SUBORDINATOR.test(own[0]?.text ?? "") && own.some((word) => has(word, "Verb"));
}
