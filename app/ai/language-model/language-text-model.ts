import type { TextModel } from "~/ai/ports";
import type { ModelConnection } from "~/ai/providers/model-connection";
import { answerQuestion } from "./answer-question";
import { cardKind } from "./card-kind";
import { questionKind } from "./question-kind";
import { writeItems } from "./write-items";

/**
 * The text port by a language model of any provider. Its output is verified: quotes of citations
 * and items must occur in the learner's text.
 */
export function createLanguageTextModel(connection: ModelConnection): TextModel {
  return {
    name: connection.name,
    answer: (task, signal) => answerQuestion(connection, task, signal),
    writeQuestions: (task, signal) => writeItems(connection, questionKind(task), task, signal),
    writeCards: (task, signal) => writeItems(connection, cardKind(task), task, signal),
    suggestTopics: async () => [],
    countItems: async () => null,
  };
}
