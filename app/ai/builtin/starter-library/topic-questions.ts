import type { Difficulty, DraftQuestion } from "~/ai/ports";
import { lintQuestion } from "../items/lint-question";
import { type Random, seededRandom, shuffle } from "../items/random";
import { contentStems } from "../language/words";
import type { Fact, Topic } from "./topic";

const WRONG_OPTIONS = 3;

/** What each difficulty asks first. */
const ORDER: Record<Difficulty, readonly Fact["difficulty"][]> = {
  easy: ["easy", "medium", "hard"],
  medium: ["medium", "easy", "hard"],
  hard: ["hard", "medium", "easy"],
};

/** Multiple-choice questions about a topic, each fact once before any is asked the other way round. */
export function topicQuestions(
  topic: Topic,
  { count, difficulty, seed }: { count: number; difficulty: Difficulty; seed: number },
): DraftQuestion[] {
  const random = seededRandom(seed);
  const facts = ORDER[difficulty].flatMap((level) =>
    shuffle(
      topic.facts.filter((fact) => fact.difficulty === level),
      random,
    ),
  );
  // To know a term by its meaning is easier than to know the meaning of a term.
  const ways = difficulty === "hard" ? [askForMeaning, askForTerm] : [askForTerm, askForMeaning];
  const drafts: DraftQuestion[] = [];
  for (const ask of ways) {
    for (const fact of facts) {
      if (drafts.length === count) return drafts;
      const draft = ask(fact, topic, random);
      if (draft && isSound(draft)) drafts.push(draft);
    }
  }
  return drafts;
}

function askForTerm(fact: Fact, topic: Topic, random: Random): DraftQuestion | null {
  return finish(whichTerm(fact), fact, ({ term }) => term, topic, random);
}

function askForMeaning(fact: Fact, topic: Topic, random: Random): DraftQuestion | null {
  return finish(whatMeans(fact), fact, ({ definition }) => capital(definition), topic, random);
}

function whichTerm({ kind, definition }: Fact): string {
  switch (kind) {
    case "person":
      return `Who is this: ${definition}?`;
    case "date":
      return `When was this: ${definition}?`;
    case "place":
      return `Which place is ${definition}?`;
    case "quantity":
      return `Which value is ${definition}?`;
    case "word":
      return `Which word means “${definition}”?`;
    default:
      return `Which term means “${definition}”?`;
  }
}

function whatMeans({ kind, term }: Fact): string {
  switch (kind) {
    case "person":
      return `Who is ${term}?`;
    case "date":
      return `Which of these describes ${term}?`;
    case "word":
      return `What does “${term}” mean?`;
    default:
      return `Which of these describes “${term}”?`;
  }
}

function finish(
  question: string,
  fact: Fact,
  optionOf: (fact: Fact) => string,
  topic: Topic,
  random: Random,
): DraftQuestion | null {
  const others = wrongFacts(fact, topic, random).map(optionOf);
  if (others.length < WRONG_OPTIONS) return null;
  const key = optionOf(fact);
  const hasOrder = fact.kind === "date" || fact.kind === "quantity";
  const options = hasOrder ? inOrder([key, ...others]) : shuffle([key, ...others], random);
  return {
    question,
    options,
    correctAnswer: options.indexOf(key),
    explanation: `${fact.statement} ${fact.example}`,
    source: null,
    optionSources: options.map(() => null),
  };
}

/** Facts of the same kind, those whose terms are most alike in form first. */
function wrongFacts(fact: Fact, topic: Topic, random: Random): Fact[] {
  const own = new Set(contentStems(fact.term, "en"));
  const shares = (other: Fact) => contentStems(other.term, "en").some((one) => own.has(one));
  const length = (one: Fact) => Math.abs(one.term.length - fact.term.length) / 40;
  return topic.facts
    .filter((other) => other !== fact && !shares(other))
    .map((other) => ({
      other,
      distance: (other.kind === fact.kind ? 0 : 2) + length(other) + random(),
    }))
    .sort((a, b) => a.distance - b.distance)
    .slice(0, WRONG_OPTIONS)
    .map(({ other }) => other);
}

function inOrder(options: readonly string[]): string[] {
  return [...options].sort((a, b) => a.localeCompare(b, "en", { numeric: true }));
}

/** There is no document to find a quote in; all other flaws count. */
function isSound(draft: DraftQuestion): boolean {
  return lintQuestion(draft, "").every((flaw) => flaw === "quote not in the text");
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
