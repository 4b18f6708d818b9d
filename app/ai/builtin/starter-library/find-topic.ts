import { distance } from "fastest-levenshtein";
import { tokenize } from "~/ai/text/tokenize";
import { contentStems } from "../languages/content-stems";
import { english } from "../languages/en";
import { starterTopics, type Topic } from "./topic";

/** The least Jaccard similarity of the typed text and a name, 0 to 1. */
const MIN_MATCH = 0.6;
const MIN_SUGGESTION_MATCH = 0.3;
/** The least similarity of a term: "Taylor Swift" is not about Taylor series. */
const MIN_TERM_MATCH = 0.45;
const MAX_SUGGESTIONS = 3;
/** How many times more names of one topic than of any other contain a word that identifies it. */
const MIN_NAME_RATIO = 2;
/** Words that identify no topic on their own. */
const nonDistinctiveWords = new Set(["great", "new", "old", "modern", "general", "first"]);

/** The weights of a match with a topic's name and with a term of it. */
const NAME_WEIGHT = 1;
const TERM_WEIGHT = 0.9;

/** Words about studying or asking, not about a topic. */
const studyWords =
  /\b(?:basics?|introduction|intro|beginners?|course|lesson|chapter|class|study|studying|learn|revision|exam|test|quiz|flashcards?|about|fundamentals|overview|explain|describe|define|tell|works?|happened|mean|know)\b/giu;

/** Abbreviations and number words; applied to names too. */
const spellingVariants: readonly [RegExp, string][] = [
  [/\bmaths?\b/giu, "mathematics"],
  [/\bU\.?S(?:\.|\b)|^us\b/gu, "american"],
  [/(?<=\bwar )(?:i|one)\b/giu, "1"],
  [/(?<=\bwar )(?:ii|two)\b/giu, "2"],
  [/(?<=\bwar )(?:iii|three)\b/giu, "3"],
];

/** Finds the topic that the learner means; null if none matches surely. */
export function findTopic(typed: string): Topic | null {
  const [best, second] = rankTopics(stemsOf(typed));
  // A partial match with two names is ambiguous: “world war”.
  const isSure =
    best && (best.similarity >= TERM_WEIGHT || best.similarity > (second?.similarity ?? 0));
  if (best && isSure && best.similarity >= MIN_MATCH) return best.topic;
  const byName = topicByName(stemsOf(typed));
  if (byName) return byName;
  // A spelling correction is uncertain, so the rest must match.
  const [guess] = rankTopics(stemsOf(withoutTypos(typed)));
  return guess && guess.similarity >= TERM_WEIGHT ? guess.topic : null;
}

/**
 * Finds the topic that a single word identifies: several of its names contain it, or a person's
 * name does.
 */
function topicByName(wanted: ReadonlySet<string>): Topic | null {
  const [word] = wanted;
  if (word === undefined || wanted.size > 1) return null;
  const [best, second] = starterTopics()
    .map((topic) => ({ topic, names: namesOf(topic).filter((name) => stemsOf(name).has(word)) }))
    .filter(({ names }) => names.length > 0)
    .sort((a, b) => b.names.length - a.names.length);
  if (!best) return null;
  const isDistinctive =
    best.names.length > 1 && best.names.length >= MIN_NAME_RATIO * (second?.names.length ?? 0);
  const isPerson = best.topic.facts.some(
    ({ kind, term }) => kind === "person" && stemsOf(term).has(word),
  );
  return isDistinctive || (isPerson && !second) ? best.topic : null;
}

/** The titles of the most similar topics. */
export function suggestTopics(typed: string): string[] {
  return rankTopics(stemsOf(withoutTypos(typed)))
    .filter(({ similarity }) => similarity >= MIN_SUGGESTION_MATCH)
    .slice(0, MAX_SUGGESTIONS)
    .map(({ topic }) => topic.title);
}

function rankTopics(wanted: ReadonlySet<string>): { topic: Topic; similarity: number }[] {
  if (wanted.size === 0) return [];
  return starterTopics()
    .map((topic) => ({ topic, similarity: similarityOf(topic, wanted) }))
    .filter(({ similarity }) => similarity > 0)
    .sort((a, b) => b.similarity - a.similarity);
}

function similarityOf(topic: Topic, wanted: ReadonlySet<string>): number {
  let best = 0;
  for (const name of [topic.title, ...topic.aliases])
    best = Math.max(best, NAME_WEIGHT * overlap(stemsOf(name), wanted));
  for (const { term } of topic.facts) {
    const within = TERM_WEIGHT * overlap(stemsOf(term), wanted);
    if (within >= MIN_TERM_MATCH) best = Math.max(best, within);
  }
  // A match with the topic's subject only makes it a suggestion.
  return Math.max(
    best,
    (MIN_MATCH - MIN_SUGGESTION_MATCH) * overlap(stemsOf(topic.subject), wanted),
  );
}

/** The Jaccard similarity of the stems; 0 if they share only words that identify no topic. */
function overlap(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const shared = [...a].filter((one) => b.has(one));
  if (shared.every((one) => nonDistinctiveWords.has(one))) return 0;
  return shared.length / (a.size + b.size - shared.length);
}

function namesOf({ title, aliases, facts }: Topic): string[] {
  return [title, ...aliases, ...facts.map(({ term }) => term)];
}

/** Corrects the spelling of words that occur in no topic. */
function withoutTypos(typed: string): string {
  known ??= readNames();
  const { words, stems } = known;
  return typed.replace(/\p{L}+/gu, (word) =>
    contentStems(word, english.words).every((one) => stems.has(one))
      ? word
      : (closestSpelling(word.toLowerCase(), words) ?? word),
  );
}

/** The closest word within 0, 1 or 2 edits, depending on the length. */
function closestSpelling(typed: string, words: readonly string[]): string | null {
  const most = typed.length < 6 ? 0 : typed.length < 10 ? 1 : 2;
  const [beginning] = phoneticKey(typed);
  const near = words
    .filter((word) => Math.abs(word.length - typed.length) <= most)
    .filter((word) => phoneticKey(word)[0] === beginning)
    .map((word) => ({ word, edits: distance(word, typed) }))
    .filter(({ edits }) => edits <= most)
    .sort((a, b) => a.edits - b.edits);
  return near[0]?.word ?? null;
}

/** The first sound must be equal: "depression" is no misspelling of "expression". */
function phoneticKey(word: string): string {
  return word.replace(/ph/gu, "f");
}

let known: ReturnType<typeof readNames> | null = null;

/** The words in the names and terms of all topics. */
function readNames() {
  const names = starterTopics().flatMap(namesOf).join(" ").toLowerCase();
  const words = [...new Set(tokenize(names).map(({ text }) => text))];
  return { words, stems: new Set(contentStems(words.join(" "), english.words)) };
}

function stemsOf(text: string): ReadonlySet<string> {
  const plain = text.replace(studyWords, " ");
  const named = spellingVariants.reduce(
    (name, [written, meant]) => name.replace(written, meant),
    plain.trim() === "" ? text : plain,
  );
  return new Set(contentStems(named, english.words));
}
