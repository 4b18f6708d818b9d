import * as m from "../messages";
import type { AnswerEvent, AnswerTask, TextModel } from "../ports";
import { BudgetSpentError, ProviderError } from "../provider-error";

/**
 * A model that another one replaces, with a notice, if the day's budget is spent or, with `forFailures`, if
 * it fails. A reply that has begun is not restarted.
 */
export function withFallback(
  model: TextModel,
  other: TextModel,
  { forFailures, report }: { forFailures: boolean; report: (error: ProviderError) => void },
): TextModel {
  /** @returns the notice for the learner @throws error if it may not be replaced */
  const fallBack = (error: unknown, signal: AbortSignal): string => {
    if (!(error instanceof ProviderError) || (signal.aborted && !isTimeout(signal.reason))) {
      throw error;
    }
    const spent = error instanceof BudgetSpentError;
    if (!spent && !forFailures) throw error;
    report(error);
    const names = { model: model.name, other: other.name };
    return spent ? m.budgetSpent(names) : m.modelFailed(names);
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
      notice = fallBack(error, signal);
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
        const notice = fallBack(error, signal);
        task.onNotice?.(notice);
        return other.writeQuestions(task, neverAborted());
      }
    },
    async writeCards(task, signal) {
      try {
        return await model.writeCards(task, signal);
      } catch (error) {
        const notice = fallBack(error, signal);
        task.onNotice?.(notice);
        return other.writeCards(task, neverAborted());
      }
    },
    suggestTopics: (topic) => model.suggestTopics(topic),
    countItems: (material) => model.countItems(material),
  };
}

/** Without a time limit: the model may have used it up, and the built-in engine is fast. */
const neverAborted = () => new AbortController().signal;

function isTimeout(reason: unknown): boolean {
  return reason instanceof Error && reason.name === "TimeoutError";
}
