import type { CardTask, DraftCard } from "~/ai/ports";
import { seededRandom, shuffle } from "../items/random";
import type { Fact, Topic } from "./topic";

const LEVELS: readonly Fact["difficulty"][] = ["easy", "medium", "hard"];

/** Cards about a topic, what is easy first; one way for every fact before the next way begins. */
export function topicCards(
  topic: Topic,
  { count, include, seed }: Pick<CardTask, "count" | "include" | "seed">,
): DraftCard[] {
  const random = seededRandom(seed);
  const facts = LEVELS.flatMap((level) =>
    shuffle(
      topic.facts.filter(({ difficulty }) => difficulty === level),
      random,
    ),
  );
  const ways: ((fact: Fact) => Omit<DraftCard, "source">)[] = [];
  if (include.definition) ways.push(({ term, definition }) => ({ front: term, back: definition }));
  if (include.term) ways.push(({ term, definition }) => ({ front: definition, back: term }));
  if (include.examples)
    ways.push(({ term, example }) => ({ front: `${term}: an example`, back: example }));
  return ways
    .flatMap((way) => facts.map((fact) => ({ ...way(fact), source: null })))
    .slice(0, count)
    .map(({ front, back, source }) => ({ front: capital(front), back: capital(back), source }));
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
