import { BudgetSpentError } from "./call-budget";
import type { AnswerEvent, AnswerTask, TextModel } from "./ports";
import { ProviderError } from "./provider-error";

/**
 * A model in whose place another answers where the budget is spent, or, where `forFailures`, where it
 * fails in any way, and says so. A reply that has begun is not begun again.
 */
export function withFallback(
  model: TextModel,
  other: TextModel,
  { forFailures, report }: { forFailures: boolean; report: (error: ProviderError) => void },
): TextModel {
  /** @returns what the learner should read beside the other's work */
  const stepIn = (error: unknown, signal: AbortSignal): string => {
    if (!(error instanceof ProviderError) || (signal.aborted && !isTimeout(signal.reason))) {
      throw error;
    }
    const spent = error instanceof BudgetSpentError;
    if (!spent && !forFailures) throw error;
    report(error);
    return spent
      ? `${model.name} has answered as much as it may today, so ${other.name} did.`
      : `${model.name} did not answer, so ${other.name} did.`;
  };

  async function* answer(task: AnswerTask, signal: AbortSignal): AsyncGenerator<AnswerEvent> {
    let begun = false;
    let notice: string;
    try {
      for await (const event of model.answer(task, signal)) {
        begun = true;
        yield event;
      }
      return;
    } catch (error) {
      if (begun) throw error;
      notice = stepIn(error, signal);
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
        const notice = stepIn(error, signal);
        task.onNotice?.(notice);
        return other.writeQuestions(task, unhurried());
      }
    },
    async writeCards(task, signal) {
      try {
        return await model.writeCards(task, signal);
      } catch (error) {
        const notice = stepIn(error, signal);
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
