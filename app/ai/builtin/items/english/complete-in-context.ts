import { isWiderPhrase, likenessOfPhrases } from "../../concepts/noun-class";
import { relatedStems } from "../../concepts/synonyms";
import { fill } from "../../language/phrases";
import { leansOnPrevious, type PlacedSentence } from "../../language/sentences";
import { stem } from "../../language/stem";
import { stopWords } from "../../language/stop-words";
import { contentStems } from "../../language/words";
import {
  isBackMatter,
  isLegibleInContext,
  withoutReferences,
} from "../../reading/askable-sentence";
import { hasStrayMark } from "../../reading/stray-marks";
import { GAP } from "../ask-for-word";
import { type NounSlots, nounSlotsOf, slotsAt, wordsIn } from "../noun-slots";
import type { QuestionSeed } from "../question-draft";
import { questionPhrasesFor } from "../question-phrases";
import { endsFixedPhrase } from "./fixed-phrase";
import type { EnglishReader, TaggedWord } from "./tag-words";

/** Characters of the sentences that are shown. */
const LONGEST = 300;
/** How often a noun comes up that is a subject of the text: a long one has many in passing. */
const leastOf = (sentences: number) => (sentences > 150 ? 6 : sentences > SHORT ? 3 : 2);
/** So many of the nouns that come up half as often again as they must are what a text is about. */
const THEMES = 40;
/** "These observations can be explained …": only what stands before says which. */
const POINTED = /\b(?:this|these|those|such) (?:[\p{L}-]+,? ){0,3}\p{L}+$/iu;
/** What stands in so great a part of the sentences is never asked for. */
const EVERYWHERE = 0.2;
/** In so few sentences a noun that comes up often is not yet everywhere. */
const SHORT = 90;
const TINY = 20;
/** From here on two nouns stand in so many of the same places that one may be taken for the other. */
const ALIKE = 0.08;
/** Whom a text speaks of by a pronoun. */
const SOMEBODY = /\b(?:he|she|her|hers|his|him)\b/iu;
const SCENE = /\b(?:girls?|boys?|kids?|minutes|o[’']clock)\b/iu;
/** Nouns that any text has. */
const VAGUE_NOUN =
  /^(?:things?|parts?|kinds?|sorts?|types?|points?|people|persons?|men|women|terms?|times?|numbers?|ways?|pieces?|places?|cases?|directions?|sides?|ends?|days?|years?|hours?|weeks?|months?|century|centuries|minutes?|miles|feet|kilometers|meters|names?|words?|reasons?|questions?|answers?|examples?|forms?|amounts?|others?|course|fact|order|rest|nothing|something|anything|everything|famil(?:y|ies)|countr(?:y|ies)|societ(?:y|ies)|students?|scientists|researchers|experts|existence|addition|million|thousands?|hundreds?|percent|majority|variety|lots?|set|use|existence|idea|moment|while|lives|member|members|group|groups|countries|country)$/u;
/** So early in a sentence a pronoun means something that the one before has named. */
const POINTS_BACK =
  /^(?:\S+\s){0,4}(?:it|its|they|them|their|he|him|his|she|hers?|this|these|those|such)\b/iu;

/**
 * The last resort for a text whose sentences explain each other: a noun that comes up again is
 * taken out of a sentence, which stands behind the one before it where it needs that.
 * @returns what can be asked, and all such nouns, to stand beside
 */
export function completeInContext(
  placed: readonly PlacedSentence[],
  reader: EnglishReader,
  terms: readonly string[],
): { asked: QuestionSeed[]; nouns: QuestionSeed[] } {
  const read = placed.map((sentence) => ({
    sentence,
    words: reader.tag(withoutReferences(sentence.text)),
  }));
  const counts = new Map<string, number>();
  for (const { words } of read) {
    for (const word of words.filter(isCommonNoun)) {
      const noun = word.text.toLowerCase();
      counts.set(noun, (counts.get(noun) ?? 0) + 1);
    }
  }
  const proper = properWords(placed);
  const least = leastOf(placed.length);
  const seedOf = (word: TaggedWord, sentence: PlacedSentence, excerpt: string): QuestionSeed => ({
    kind: "cloze",
    question: fill(questionPhrasesFor("en").word, excerpt),
    key: word.text,
    group: isPlural(word) ? "plural" : "singular",
    sentence,
    quality: 0.2 + Math.min(counts.get(word.text.toLowerCase()) ?? 0, 8) * 0.02,
  });
  const isFrequent = ({ text }: TaggedWord) => (counts.get(text.toLowerCase()) ?? 0) >= least;
  // A short text says hardly anything twice.
  const leastBeside = placed.length > SHORT ? least : 1;
  const mayStandBeside = (noun: string) => (counts.get(noun) ?? 0) >= leastBeside;
  const nouns = read.flatMap(({ sentence, words }) =>
    words
      .filter((word) => isCommonNoun(word) && mayStandBeside(word.text))
      .map((word) => seedOf(word, sentence, "")),
  );
  const themes = themesOf(placed, terms, counts, least);
  const slots = nounSlotsOf(placed.map(({ text }) => text));
  const kinds = nounsByUse(read.flatMap(({ words }) => usesOf(words)));
  const known = [...counts.keys()].filter(mayStandBeside);
  const rivals = new Map<string, Map<string, number>>();
  const rivalsTo = (key: string) => {
    const own = rivals.get(key) ?? rivalsOf(key, known, slots, placed.length <= SHORT);
    rivals.set(key, own);
    return own;
  };
  const asked = read.flatMap(({ sentence, words }): QuestionSeed[] => {
    if (isBackMatter(sentence.passage.heading) || hasStrayMark(sentence.text, "en")) return [];
    const before = contextOf(sentence);
    if (!isLegibleInContext(sentence.text) || before === null) return [];
    return words.flatMap((word, index): QuestionSeed[] => {
      const previous = words[index - 1];
      if (!isCommonNoun(word) || !isHead(words, index) || !isFrequent(word)) return [];
      if (!previous || !opensNoun(previous)) return [];
      if (!themes.has(stem(word.text, "en"))) return [];
      if ((counts.get(word.text) ?? 0) > Math.max(placed.length, SHORT) * EVERYWHERE) return [];
      const shown = words.map((other, at) => {
        const text = at === index ? GAP : other.text;
        return `${other.pre}${text}${other.post}`;
      });
      const excerpt = `${before} ${shown.join("")}`.replace(/\s+/gu, " ").trim();
      if (tellsAStory(`${before} ${sentence.text}`, proper)) return [];
      const isAgain = wordsIn(excerpt).some((other) => beginAlike(other, word.text));
      if (excerpt.length > LONGEST || isAgain) return [];
      const told = words.slice(0, index + 1).map(({ text }) => text);
      if (endsFixedPhrase(told.join(" ")) || POINTED.test(told.join(" "))) return [];
      const use = isPlural(word) ? "plural" : nounUseAt(words, index);
      const others = new Map([...rivalsTo(word.text)].filter(([noun]) => kinds(noun, use)));
      const fitting = fittingWords(others, excerpt, slots, placed.length <= SHORT);
      if (fitting.size < 3) return [];
      return [{ ...seedOf(word, sentence, excerpt), fitting }];
    });
  });
  // Few and good before many and weak; of a few lines that lean on each other nothing else is left.
  const isSure = ({ fitting = new Map() }: QuestionSeed) =>
    [...fitting.values()].filter((fit) => fit === 2).length >= (placed.length > SHORT ? 2 : 3);
  const sure = asked.filter(isSure);
  return { asked: sure.length === 0 && placed.length < TINY ? asked : sure, nouns };
}

/** The stems of what a text is about: what its headings name, what it explains, and what it comes back to. */
function themesOf(
  placed: readonly PlacedSentence[],
  terms: readonly string[],
  counts: ReadonlyMap<string, number>,
  least: number,
): Set<string> {
  const headings = new Set(placed.flatMap(({ passage }) => passage.heading ?? []));
  // A long text has terms and headings enough.
  const salient = [...(placed.length > SHORT ? [] : counts)]
    .filter(([, count]) => count >= least)
    .sort((a, b) => b[1] - a[1])
    .slice(0, THEMES)
    .map(([noun]) => noun);
  return new Set([
    ...[...headings, ...terms].flatMap((text) => contentStems(text, "en")),
    ...salient.map((noun) => stem(noun, "en")),
  ]);
}

/** "plural", "counted" behind an article or a number, "bare" without any, else "either". */
type NounUse = "plural" | "counted" | "bare" | "either";

/** How a noun in the singular is used here: what opens its phrase tells it. */
function nounUseAt(words: readonly TaggedWord[], at: number): NounUse {
  let before = at - 1;
  const isWithin = ({ tags, post }: TaggedWord) =>
    (tags.has("Adjective") || tags.has("Noun")) &&
    !tags.has("Pronoun") &&
    !tags.has("Possessive") &&
    !tags.has("Determiner") &&
    !/[,;:—]/u.test(post);
  for (let word = words[before]; word && isWithin(word); word = words[before]) before -= 1;
  const opening = words[before];
  if (!opening) return "either";
  if (/^(?:an?|one|each|every|another|either|neither)$/iu.test(opening.text)) return "counted";
  if (/^(?:much|little|less)$/iu.test(opening.text)) return "bare";
  if (opening.tags.has("Determiner") || opening.tags.has("Possessive")) return "either";
  return "bare";
}

function usesOf(words: readonly TaggedWord[]): { noun: string; use: NounUse }[] {
  return words.flatMap((word, at) =>
    isCommonNoun(word) && isHead(words, at)
      ? [
          {
            noun: word.text.toLowerCase(),
            use: isPlural(word) ? ("plural" as const) : nounUseAt(words, at),
          },
        ]
      : [],
  );
}

/** Before a noun it may be half of a name: "royal jelly", "honey bee". */
function isHead(words: readonly TaggedWord[], at: number): boolean {
  const next = words[at + 1];
  if (!next || /[,;]/u.test(words[at]?.post ?? "")) return true;
  return !next.tags.has("Noun") && !next.pre.includes("(");
}

/** May a noun be used so? Told from how the text uses it: a substance has no article, a thing needs one. */
function nounsByUse(
  uses: readonly { noun: string; use: NounUse }[],
): (noun: string, use: NounUse) => boolean {
  const known = new Set(uses.map(({ noun, use }) => `${use} ${noun}`));
  const plurals = new Set(
    uses.filter(({ use }) => use === "plural").map(({ noun }) => stem(noun, "en")),
  );
  return (noun, use) => {
    const isMany = known.has(`plural ${noun}`);
    if (use === "plural" || isMany) return use === "plural" && isMany;
    if (use === "bare") return known.has(`bare ${noun}`);
    return use === "either" || known.has(`counted ${noun}`) || plurals.has(stem(noun, "en"));
  };
}

/** How far each noun may be taken for the key wherever that stands: 2, 1, or not at all. */
function rivalsOf(
  key: string,
  nouns: readonly string[],
  slots: NounSlots,
  isShort: boolean,
): Map<string, number> {
  const related = relatedStems(stem(key, "en"), "en");
  const rivals = new Map<string, number>();
  for (const noun of nouns) {
    if (beginAlike(noun, key) || related.includes(stem(noun, "en"))) continue;
    if (isWiderPhrase(noun, key) || isWiderPhrase(key, noun)) continue;
    const likeness = likenessOfPhrases(noun, key);
    const shared = slots.shared(noun, key);
    const isUsedAlike =
      likeness === "field" ? shared > 0 : shared > 1 && slots.likeness(noun, key) >= ALIKE;
    const isField = likeness === "field" || shared > 0;
    rivals.set(noun, likeness === "kind" || (isUsedAlike && !isShort) ? 2 : isField ? 1 : 0);
  }
  return rivals;
}

/** The nouns that could fill the gap: of the key’s kind, or seen in its place elsewhere. */
function fittingWords(
  rivals: ReadonlyMap<string, number>,
  excerpt: string,
  slots: NounSlots,
  isShort: boolean,
): Map<string, number> {
  const words = wordsIn(excerpt);
  const places = slotsAt(words, words.indexOf(GAP));
  const fitting = new Map<string, number>();
  for (const [noun, fit] of rivals) {
    if (words.some((word) => beginAlike(word, noun))) continue;
    // "Social" goes with anything: what stands beside it in a short text need not be of its kind.
    const isSeen = slots.stands(noun, places) && (fit > 0 || !isShort);
    const own = isSeen ? 2 : fit;
    if (own > 0) fitting.set(noun, own);
  }
  return fitting;
}

/** "inflation" and "inflationary" are one word to who looks for the gap’s. */
function beginAlike(a: string, b: string): boolean {
  let length = 0;
  while (length < Math.min(a.length, b.length) && a[length] === b[length]) length += 1;
  return length >= 4 && length >= Math.min(a.length, b.length) - 2;
}

/** What somebody with a name did in an example is not what a text teaches. */
export function tellsAStory(excerpt: string, proper: ReadonlySet<string>): boolean {
  return (
    SCENE.test(excerpt) ||
    (SOMEBODY.test(excerpt) && excerpt.split(/[^\p{L}]+/u).some((word) => proper.has(word)))
  );
}

/** Words that have a capital in the middle of a sentence. */
export function properWords(placed: readonly PlacedSentence[]): Set<string> {
  return new Set(
    placed.flatMap(({ text }) =>
      [...text.matchAll(/(?<=\p{Ll},? )\p{Lu}\p{Ll}+/gu)].map(([word]) => word),
    ),
  );
}

/** The sentence before where this one needs it, nothing where it does not, null where there is none. */
function contextOf({ text, previous }: PlacedSentence): string | null {
  if (!leansOnPrevious(text) && !POINTS_BACK.test(text)) return "";
  return previous && !leansOnPrevious(previous) ? previous : null;
}

/** "comes home", "gets nothing": only what is told of is asked for. "a" and "an" would give it away. */
function opensNoun({ text, tags }: TaggedWord): boolean {
  return (
    !/^an?$/iu.test(text) &&
    ["Determiner", "Adjective", "Preposition", "Possessive", "Value"].some((tag) => tags.has(tag))
  );
}

function isPlural({ text, tags }: TaggedWord): boolean {
  return (
    tags.has("Plural") && /(?:[^s]s|men|children|people|data|phenomena|criteria|ae|i)$/u.test(text)
  );
}

function isCommonNoun({ text, tags }: TaggedWord): boolean {
  return (
    tags.has("Noun") &&
    !["ProperNoun", "Pronoun", "Person", "Place", "Organization", "Date", "Value"].some((tag) =>
      tags.has(tag),
    ) &&
    /^\p{Ll}{4,}$/u.test(text) &&
    // An adjective that was taken for a noun.
    !/(?:ary|ous|ical|ful|less|lear)$/u.test(text) &&
    !VAGUE_NOUN.test(text) &&
    !stopWords("en").has(text)
  );
}
