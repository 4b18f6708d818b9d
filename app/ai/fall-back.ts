import type { AnswerEvent, AnswerTask, TextModel } from "./ports";
import { ProviderError } from "./provider-error";

/**
 * A model in whose place another answers where it fails, and says so. A reply that has begun is not
 * begun again.
 */
export function withFallback(
  model: TextModel,
  other: TextModel,
  report: (error: ProviderError) => void,
): TextModel {
  const notice = `${model.name} did not answer, so ${other.name} did.`;
  const stepIn = (error: unknown, signal: AbortSignal): void => {
    if (!(error instanceof ProviderError) || (signal.aborted && !isTimeout(signal.reason))) {
      throw error;
    }
    report(error);
  };

  async function* answer(task: AnswerTask, signal: AbortSignal): AsyncGenerator<AnswerEvent> {
    let begun = false;
    try {
      for await (const event of model.answer(task, signal)) {
        begun = true;
        yield event;
      }
      return;
    } catch (error) {
      if (begun) throw error;
      stepIn(error, signal);
    }
    yield { type: "token", text: `*${notice}*\n\n` };
    yield* other.answer(task, signal);
  }

  return {
    name: model.name,
    answer,
    async writeQuestions(task, signal) {
      try {
        return await model.writeQuestions(task, signal);
      } catch (error) {
        stepIn(error, signal);
        task.onNotice?.(notice);
        return other.writeQuestions(task, unhurried());
      }
    },
    async writeCards(task, signal) {
      try {
        return await model.writeCards(task, signal);
      } catch (error) {
        stepIn(error, signal);
        task.onNotice?.(notice);
        return other.writeCards(task, unhurried());
      }
    },
    suggestTopics: (topic) => model.suggestTopics(topic),
    holds: (material) => model.holds(material),
  };
}

/** The built-in engine is quick, and the time of the model may be over. */
const unhurried = () => new AbortController().signal;

function isTimeout(reason: unknown): boolean {
  return reason instanceof Error && reason.name === "TimeoutError";
}
