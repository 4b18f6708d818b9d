import { type GroundedMaterial, groundMaterial } from "~/ai/grounding";
import type { DraftQuestion, QuestionTask } from "~/ai/ports";
import { ProviderError } from "~/ai/provider-error";
import type { App } from "~/platform/app.server";
import { AppError } from "~/platform/errors";
import { seedOf } from "~/platform/ids";
import type { QuizQuestion } from "./schema";

const timeLimit = 60_000;

/** Questions for one quiz or test. */
interface Commission extends Omit<QuestionTask, "seed" | "onNotice"> {
  id: string;
  /** What the learner reads where no model delivers; `reason` is the provider's own. */
  failure: (reason: string) => string;
}

/** What was written, and what the learner should read beside it. */
interface Written {
  questions: QuizQuestion[];
  notices: string[];
}

/**
 * Has questions written, and keeps those whose quote stands in the material that was given. A source
 * of an option that does not stand there becomes null.
 * @returns at most `count` questions, maybe none
 * @throws AppError a provider's failure
 */
export async function writeQuestions(
  app: App,
  { id, failure, ...task }: Commission,
): Promise<Written> {
  const material = groundMaterial(task.material);
  const notices: string[] = [];
  const onNotice = (sentence: string) => notices.push(sentence);
  const drafts = await askModel(app, { ...task, material, seed: seedOf(id), onNotice }, failure);
  const held = await material.keepHeld(drafts, ({ source }) => [source]);
  return { questions: await checkOptionSources(material, held.slice(0, task.count)), notices };
}

async function checkOptionSources(
  material: GroundedMaterial,
  questions: readonly DraftQuestion[],
): Promise<DraftQuestion[]> {
  const sources = questions.flatMap((question) => question.optionSources);
  const cited = sources.filter((source) => source !== null);
  const held = new Set(await material.keepHeld(cited, (source) => [source]));
  return questions.map((question) => ({
    ...question,
    optionSources: question.options.map((_, index) => {
      const source = question.optionSources[index];
      return source && held.has(source) ? source : null;
    }),
  }));
}

async function askModel(
  app: App,
  task: QuestionTask,
  failure: Commission["failure"],
): Promise<DraftQuestion[]> {
  try {
    return await app.textModel.writeQuestions(task, AbortSignal.timeout(timeLimit));
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    app.log.error("questions_failed", error);
    throw new AppError(error.failure, failure(error.message));
  }
}
