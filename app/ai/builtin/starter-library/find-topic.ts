import { distance } from "fastest-levenshtein";
import { tokenize } from "~/ai/text/tokenize";
import { contentStems } from "../languages/content-stems";
import { english } from "../languages/en";
import { starterTopics, type Topic } from "./topic";

/** How much of a name and of what was typed must be the same. */
const MIN_MATCH = 0.6;
const MIN_SUGGESTION_MATCH = 0.3;
/** A term that shares less says nothing about its topic: Taylor Swift wrote no Taylor series. */
const MIN_TERM_MATCH = 0.45;
const MAX_SUGGESTIONS = 3;
/** How many times as many names of one topic hold a word than of any other, if it belongs there. */
const MIN_NAME_RATIO = 2;
/** Words that share no subject where they are all that is shared. */
const nonDistinctiveWords = new Set(["great", "new", "old", "modern", "general", "first"]);

/** What the learner typed may be the name of a topic or a term within one. */
const NAME_WEIGHT = 1;
const TERM_WEIGHT = 0.9;

/** Words that say how somebody studies or asks, not what. */
const studyWords =
  /\b(?:basics?|introduction|intro|beginners?|course|lesson|chapter|class|study|studying|learn|revision|exam|test|quiz|flashcards?|about|fundamentals|overview|explain|describe|define|tell|works?|happened|mean|know)\b/giu;

/** What learners write for short, and numbers that are no words. Names are read in the same way. */
const spellingVariants: readonly [RegExp, string][] = [
  [/\bmaths?\b/giu, "mathematics"],
  [/\bU\.?S(?:\.|\b)|^us\b/gu, "american"],
  [/(?<=\bwar )(?:i|one)\b/giu, "1"],
  [/(?<=\bwar )(?:ii|two)\b/giu, "2"],
  [/(?<=\bwar )(?:iii|three)\b/giu, "3"],
];

/** The topic of the starter library that the learner means, if there is one. */
export function findTopic(typed: string): Topic | null {
  const [best, second] = rankTopics(stemsOf(typed));
  // What fits two names in part means neither surely: “world war”.
  const isSure =
    best && (best.similarity >= TERM_WEIGHT || best.similarity > (second?.similarity ?? 0));
  if (best && isSure && best.similarity >= MIN_MATCH) return best.topic;
  const byName = topicByName(stemsOf(typed));
  if (byName) return byName;
  // A corrected word is a guess, so that everything else must fit.
  const [guess] = rankTopics(stemsOf(withoutTypos(typed)));
  return guess && guess.similarity >= TERM_WEIGHT ? guess.topic : null;
}

/** The topic that one word belongs to: many of its names hold it, or a person's does. */
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

/** Titles of the topics nearest to what was typed. */
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
  // A subject is no topic, but it is a neighbourhood.
  return Math.max(
    best,
    (MIN_MATCH - MIN_SUGGESTION_MATCH) * overlap(stemsOf(topic.subject), wanted),
  );
}

/** Shared stems by all stems of both; none where they share nothing that names a thing. */
function overlap(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const shared = [...a].filter((one) => b.has(one));
  if (shared.every((one) => nonDistinctiveWords.has(one))) return 0;
  return shared.length / (a.size + b.size - shared.length);
}

function namesOf({ title, aliases, facts }: Topic): string[] {
  return [title, ...aliases, ...facts.map(({ term }) => term)];
}

/** The same with each word that no topic knows replaced by the one it is nearly spelled like. */
function withoutTypos(typed: string): string {
  known ??= readNames();
  const { words, stems } = known;
  return typed.replace(/\p{L}+/gu, (word) =>
    contentStems(word, english.words).every((one) => stems.has(one))
      ? word
      : (closestSpelling(word.toLowerCase(), words) ?? word),
  );
}

/** Short words are too near to one another for a letter to be a slip. */
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

/** Nobody mistakes how a word begins: a depression is no expression. */
function phoneticKey(word: string): string {
  return word.replace(/ph/gu, "f");
}

let known: ReturnType<typeof readNames> | null = null;

/** The words in the names of all topics and terms. */
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
