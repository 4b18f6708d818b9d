import type { AnswerEvent, AnswerTask, TextModel } from "~/ai/ports";
import * as m from "../messages";
import type { StudyEngine } from "./study-engine";

/** The kind and version of the figures that are kept beside a document. */
const derivedName = "holdings-2";

/**
 * A text model without a model: it reads facts in the learner's own documents and asks for them in
 * their words. It needs no key and no network, and the same task gives the same result.
 */
export function createBuiltinTextModel(engine: StudyEngine): TextModel {
  return {
    name: m.builtinEngine(),
    answer: (task, signal) => answer(engine, task, signal),
    async writeQuestions(task, signal) {
      signal.throwIfAborted();
      const questions = await engine.writeQuestions(task);
      signal.throwIfAborted();
      return questions;
    },
    async writeCards(task, signal) {
      signal.throwIfAborted();
      const cards = await engine.writeCards(task);
      signal.throwIfAborted();
      return cards;
    },
    suggestTopics: (topic) => engine.suggestTopics(topic),
    holds: (material) => material.derive(derivedName, () => engine.countItems(material)),
  };
}

async function* answer(
  engine: StudyEngine,
  task: AnswerTask,
  signal: AbortSignal,
): AsyncGenerator<AnswerEvent> {
  signal.throwIfAborted();
  const { text, citations, answered } = await engine.reply(task);
  for (const token of text.match(/\s*\S+\s*$|\s*\S+/gu) ?? []) {
    signal.throwIfAborted();
    yield { type: "token", text: token };
  }
  yield { type: "citations", citations, answered };
}
