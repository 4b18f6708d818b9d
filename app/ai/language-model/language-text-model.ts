import type { TextModel } from "~/ai/ports";
import { answerQuestion } from "./answer-question";
import { cardKind } from "./card-kind";
import type { ModelConnection } from "./model-connection";
import { questionKind } from "./question-kind";
import { writeItems } from "./write-items";

/**
 * A text model that is a language model, whoever runs it. What it says is checked before it counts:
 * citations and items stand on quotes that are found in the learner's own text.
 */
export function createLanguageTextModel(connection: ModelConnection): TextModel {
  return {
    name: connection.name,
    answer: (task, signal) => answerQuestion(connection, task, signal),
    writeQuestions: (task, signal) => writeItems(connection, questionKind(task), task, signal),
    writeCards: (task, signal) => writeItems(connection, cardKind(task), task, signal),
    suggestTopics: async () => [],
    holds: async () => null,
  };
}
