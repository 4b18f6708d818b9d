import type { CardTask, Difficulty, DraftCard, DraftQuestion, QuestionTask } from "~/ai/ports";
import type { AnswerType, Fact as TaughtFact } from "../facts/fact";
import { capitalized } from "../formats/format";
import { cardsAbout } from "../items/write-cards";
import { questionsAbout } from "../items/write-questions";
import { plainAnswerType } from "../languages/plain-answer-type";
import type { Fact, Topic } from "./topic";

/** The order in which facts are asked, by the difficulty chosen. */
const DIFFICULTY_ORDER: Record<Difficulty, readonly Fact["difficulty"][]> = {
  easy: ["easy", "medium", "hard"],
  medium: ["medium", "easy", "hard"],
  hard: ["hard", "medium", "easy"],
};

/** Writes multiple-choice questions about a topic. There is no document to cite. */
export function topicQuestions(
  topic: Topic,
  task: Pick<QuestionTask, "count" | "difficulty" | "seed" | "exercise" | "known">,
): DraftQuestion[] {
  return questionsAbout(factsOfTopic(topic, task.difficulty), task).map((draft) => ({
    ...draft,
    explanation: draft.source?.quote ?? draft.explanation,
    source: null,
    optionSources: draft.options.map(() => null),
  }));
}

/** Writes cards about a topic, easy ones first; examples after the terms. */
export function topicCards(
  topic: Topic,
  task: Pick<CardTask, "count" | "include" | "seed">,
): DraftCard[] {
  const cards = cardsAbout(factsOfTopic(topic, "easy"), task);
  const examples = task.include.examples
    ? topic.facts.map(({ term, example }) => ({
        front: `${capitalized(term)}: an example`,
        back: example,
        source: null,
      }))
    : [];
  return [...cards.map((card) => ({ ...card, source: null })), ...examples].slice(0, task.count);
}

/** The consecutive terms of one kind that can be each other's distractors. */
const NEIGHBOURING_TERMS = 8;

/** The facts in the form of a document's glossary. */
function factsOfTopic({ title, facts }: Topic, difficulty: Difficulty): TaughtFact[] {
  const listOf = (position: number) => {
    const same = [...facts.keys()].filter((at) => facts[at]?.kind === facts[position]?.kind);
    const lists = Math.ceil(same.length / NEIGHBOURING_TERMS);
    return Math.floor((same.indexOf(position) * lists) / same.length);
  };
  return facts.map(({ term, kind, definition, statement, example, ...fact }, position) => ({
    id: `${title}/${position}`,
    sameAs: `${title}/${position}`,
    kind: "definition",
    subject: term,
    subjectType: typeOf(kind, term),
    relation: null,
    predicate: definition,
    predicateType: plainAnswerType(definition),
    members: [],
    contrasted: null,
    date: null,
    aliases: [],
    context: null,
    group: `${title}/${kind}/${listOf(position)}`,
    headings: [title],
    section: 0,
    position,
    source: { fileId: title, page: null, quote: `${statement} ${example}` },
    importance: 1 - DIFFICULTY_ORDER[difficulty].indexOf(fact.difficulty) / 4,
  }));
}

function typeOf(kind: Fact["kind"], term: string): AnswerType {
  const plain = { head: null, unit: null, isPlural: false, classes: [] };
  switch (kind) {
    case "person":
    case "date":
    case "place":
      return { ...plain, kind };
    case "quantity":
      return plainAnswerType(term);
    default:
      return { ...plain, kind: "term" };
  }
}
