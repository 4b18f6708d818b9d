import { fill } from "../../language/phrases";
import { leansOnPrevious, type PlacedSentence } from "../../language/sentences";
import { stopWords } from "../../language/stop-words";
import {
  isBackMatter,
  isLegibleInContext,
  withoutReferences,
} from "../../reading/askable-sentence";
import { hasStrayMark } from "../../reading/stray-marks";
import { GAP } from "../ask-for-word";
import type { QuestionSeed } from "../question-draft";
import { questionPhrasesFor } from "../question-phrases";
import type { EnglishReader, TaggedWord } from "./tag-words";

/** Characters of the sentences that are shown. */
const LONGEST = 300;
/** How often a noun comes up that is a subject of the text: a long one has many in passing. */
const leastOf = (sentences: number) => (sentences > 150 ? 6 : sentences > 90 ? 3 : 2);
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
    group: word.tags.has("Plural") ? "plural" : "singular",
    sentence,
    quality: 0.2 + Math.min(counts.get(word.text.toLowerCase()) ?? 0, 8) * 0.02,
  });
  const isFrequent = ({ text }: TaggedWord) => (counts.get(text.toLowerCase()) ?? 0) >= least;
  const nouns = read.flatMap(({ sentence, words }) =>
    words
      .filter((word) => isCommonNoun(word) && isFrequent(word))
      .map((word) => seedOf(word, sentence, "")),
  );
  const asked = read.flatMap(({ sentence, words }): QuestionSeed[] => {
    if (isBackMatter(sentence.passage.heading) || hasStrayMark(sentence.text, "en")) return [];
    const before = contextOf(sentence);
    if (!isLegibleInContext(sentence.text) || before === null) return [];
    return words.flatMap((word, index): QuestionSeed[] => {
      const previous = words[index - 1];
      // Before a noun it may be half of a name: "royal jelly", "honey bee".
      const isHead = !words[index + 1]?.tags.has("Noun") || /[,;]/u.test(word.post);
      if (!isCommonNoun(word) || !isHead || !isFrequent(word)) return [];
      if (!previous || !opensNoun(previous)) return [];
      const shown = words.map((other, at) => {
        const text = at === index ? GAP : other.text;
        return `${other.pre}${text}${other.post}`;
      });
      const excerpt = `${before} ${shown.join("")}`.replace(/\s+/gu, " ").trim();
      if (tellsAStory(`${before} ${sentence.text}`, proper)) return [];
      const again = new RegExp(`\\b${word.text.replace(/s$/u, "")}`, "iu");
      if (excerpt.length > LONGEST || again.test(excerpt)) return [];
      return [seedOf(word, sentence, excerpt)];
    });
  });
  return { asked, nouns };
}

/** What somebody with a name did in an example is not what a text teaches. */
function tellsAStory(excerpt: string, proper: ReadonlySet<string>): boolean {
  return (
    SCENE.test(excerpt) ||
    (SOMEBODY.test(excerpt) && excerpt.split(/[^\p{L}]+/u).some((word) => proper.has(word)))
  );
}

/** Words that have a capital in the middle of a sentence. */
function properWords(placed: readonly PlacedSentence[]): Set<string> {
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
