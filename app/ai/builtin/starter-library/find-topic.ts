import { contentStems } from "../words";
import { starterTopics, type Topic } from "./topic";

/** How much of a name and of what was typed must be the same. */
const SAME = 0.6;
const NEAR = 0.2;
const SUGGESTIONS = 3;

/** What the learner typed may be the name of a topic or a term within one. */
const NAMED = 1;
const WITHIN = 0.9;

/** Words that say how somebody studies or asks, not what. */
const studying =
  /\b(?:basics?|introduction|intro|beginners?|course|lesson|chapter|class|study|studying|learn|revision|exam|test|quiz|flashcards?|about|fundamentals|overview|explain|describe|define|tell|works?|happened|mean|know)\b/giu;

/** The topic of the starter library that the learner means, if there is one. */
export function findTopic(typed: string): Topic | null {
  const [best] = rankTopics(typed);
  return best && best.nearness >= SAME ? best.topic : null;
}

/** Titles of the topics nearest to what was typed. */
export function suggestTopics(typed: string): string[] {
  const ranked = rankTopics(typed);
  return ranked
    .filter(({ nearness }) => nearness >= NEAR)
    .slice(0, SUGGESTIONS)
    .map(({ topic }) => topic.title);
}

function rankTopics(typed: string): { topic: Topic; nearness: number }[] {
  const wanted = stemsOf(typed);
  if (wanted.size === 0) return [];
  return starterTopics()
    .map((topic) => ({ topic, nearness: nearnessOf(topic, wanted) }))
    .filter(({ nearness }) => nearness > 0)
    .sort((a, b) => b.nearness - a.nearness);
}

function nearnessOf(topic: Topic, wanted: ReadonlySet<string>): number {
  let best = 0;
  for (const name of [topic.title, ...topic.aliases])
    best = Math.max(best, NAMED * overlap(stemsOf(name), wanted));
  for (const { term } of topic.facts)
    best = Math.max(best, WITHIN * overlap(stemsOf(term), wanted));
  // A subject is no topic, but it is a neighbourhood.
  return Math.max(best, (SAME - NEAR) * overlap(stemsOf(topic.subject), wanted));
}

/** Shared stems by all stems of both. */
function overlap(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  let shared = 0;
  for (const one of a) if (b.has(one)) shared += 1;
  return shared / (a.size + b.size - shared || 1);
}

function stemsOf(text: string): ReadonlySet<string> {
  const plain = text.replace(studying, " ");
  return new Set(contentStems(plain.trim() === "" ? text : plain, "en"));
}
