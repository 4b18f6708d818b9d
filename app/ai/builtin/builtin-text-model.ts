import type {
  AnswerEvent,
  AnswerTask,
  CardTask,
  DraftCard,
  DraftQuestion,
  QuestionTask,
  TextModel,
} from "~/ai/ports";
import { writeReply } from "./answers/write-reply";
import { countItems } from "./items/count-items";
import { writeCards as cardsOfMaterial } from "./items/write-cards";
import { writeQuestions as questionsOfMaterial } from "./items/write-questions";
import { findTopic, suggestTopics } from "./starter-library/find-topic";
import { topicCards, topicQuestions } from "./starter-library/topic-items";

/**
 * A text model without a model: it reads facts in the learner's own documents and asks for them in
 * their words. It needs no key and no network, and the same task gives the same result.
 */
export function createBuiltinTextModel(): TextModel {
  return {
    name: "Fennec's built-in engine",
    answer,
    writeQuestions,
    writeCards,
    suggestTopics,
    holds: countItems,
  };
}

async function* answer(task: AnswerTask, signal: AbortSignal): AsyncGenerator<AnswerEvent> {
  signal.throwIfAborted();
  const reply = await writeReply(task);
  for (const text of reply.text.match(/\s*\S+\s*$|\s*\S+/gu) ?? []) {
    signal.throwIfAborted();
    yield { type: "token", text };
  }
  yield { type: "citations", citations: reply.citations, answered: reply.answered };
}

async function writeQuestions(task: QuestionTask, signal: AbortSignal): Promise<DraftQuestion[]> {
  signal.throwIfAborted();
  const topic = starterTopicOf(task);
  const questions = topic ? topicQuestions(topic, task) : await questionsOfMaterial(task);
  signal.throwIfAborted();
  return questions;
}

async function writeCards(task: CardTask, signal: AbortSignal): Promise<DraftCard[]> {
  signal.throwIfAborted();
  const topic = starterTopicOf(task);
  const cards = topic ? topicCards(topic, task) : await cardsOfMaterial(task);
  signal.throwIfAborted();
  return cards;
}

/** Where there is no material, a topic may be one that Fennec brings along. */
function starterTopicOf({ material, topic }: Pick<QuestionTask, "material" | "topic">) {
  return topic && material.documents.length === 0 ? findTopic(topic) : null;
}
