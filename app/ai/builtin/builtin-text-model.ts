import type { AnswerEvent, AnswerTask, TextModel } from "~/ai/ports";
import * as m from "../messages";
import type { StudyEngine } from "./study-engine";

/** The key of the stored item counts; increase the number when the counts change. */
const derivedName = "holdings-2";

/**
 * A text model without a language model: it extracts facts from the learner's documents and asks
 * for them in the document's words. It needs no key and no network, and is deterministic.
 */
export function createBuiltinTextModel(engine: StudyEngine): TextModel {
  return {
    get name() {
      return m.builtinEngine();
    },
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
    countItems: (material) => material.derive(derivedName, () => engine.countItems(material)),
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
