import type {
  AnswerTask,
  CardTask,
  DraftCard,
  DraftQuestion,
  ItemCounts,
  Material,
  MessageClassifier,
  QuestionTask,
  StudyGuideWriter,
} from "~/ai/ports";
import { asksFact } from "./answers/asks-fact";
import { type Reply, writeReply } from "./answers/write-reply";
import { countItems } from "./items/count-items";
import { writeCards as cardsOfMaterial } from "./items/write-cards";
import { writeQuestions as questionsOfMaterial } from "./items/write-questions";
import { findTopic, suggestTopics } from "./starter-library/find-topic";
import { topicCards, topicQuestions } from "./starter-library/topic-items";
import { writeGuide } from "./study-guide/write-guide";

/**
 * The operations of the built-in engine. Arguments and results are plain data besides the
 * `Material`, so it can run in another worker.
 */
export interface StudyEngine extends StudyGuideWriter, MessageClassifier {
  reply(task: AnswerTask): Promise<Reply>;
  writeQuestions(task: QuestionTask): Promise<DraftQuestion[]>;
  writeCards(task: CardTask): Promise<DraftCard[]>;
  countItems(material: Material): Promise<ItemCounts>;
  suggestTopics(topic: string): Promise<string[]>;
}

/** The engine in this process. */
export const studyEngine: StudyEngine = {
  reply: writeReply,

  async writeQuestions(task) {
    const topic = starterTopicOf(task);
    return topic ? topicQuestions(topic, task) : questionsOfMaterial(task);
  },

  async writeCards(task) {
    const topic = starterTopicOf(task);
    return topic ? topicCards(topic, task) : cardsOfMaterial(task);
  },

  countItems,
  suggestTopics: async (topic) => suggestTopics(topic),
  writeGuide,
  asksFact: async (message) => asksFact(message),
};

/** Without material, a topic can be one of the starter library. */
function starterTopicOf({ material, topic }: Pick<QuestionTask, "material" | "topic">) {
  return topic && material.documents.length === 0 ? findTopic(topic) : null;
}
