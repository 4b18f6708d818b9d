import { type GroundedMaterial, groundMaterial } from "~/ai/grounding/grounding";
import type { DraftQuestion, QuestionTask } from "~/ai/ports";
import { ProviderError } from "~/ai/provider-error";
import { keyOfQuestion } from "~/assessment/answered-queries.server";
import type { Question } from "~/assessment/schema";
import type { App } from "~/platform/app.server";
import { AppError } from "~/platform/errors";
import { seedOf } from "~/platform/ids";
import type { ReportedQuestion } from "./reported-questions.server";

const timeoutMs = 60_000;

/** Questions for one quiz or test. */
interface QuestionRequest extends Omit<QuestionTask, "seed" | "onNotice"> {
  /** Of the quiz or test; the questions depend on it. */
  id: string;
  /** What the learner reads if the model fails; `reason` is the provider's message. */
  failure: (reason: string) => string;
  /** What the learner reported as wrong is not asked again. */
  wrong: readonly ReportedQuestion[];
}

interface WrittenQuestions {
  questions: Question[];
  /** What the model has to say about them. */
  notices: string[];
}

/**
 * Asks the model for questions and keeps those whose quote is in the given material. An option's
 * source that is not in it becomes null.
 * @returns at most `count` questions, possibly none
 * @throws AppError a provider's failure
 */
export async function writeQuestions(
  app: App,
  { id, failure, wrong, ...task }: QuestionRequest,
): Promise<WrittenQuestions> {
  const material = groundMaterial(task.material);
  const notices: string[] = [];
  const onNotice = (sentence: string) => notices.push(sentence);
  // Facts of known questions come last, so that nothing is missing for those that are left out.
  const known = [...(task.known ?? []), ...wrong];
  const asked = { ...task, known, material, seed: seedOf(id), onNotice };
  const leftOut = new Set(wrong.map(({ key }) => key));
  const drafts = (await askModel(app, asked, failure)).filter(
    (draft) => !leftOut.has(keyOfQuestion(draft)),
  );
  const grounded = await material.keepGrounded(drafts, ({ source }) => [source]);
  return { questions: await checkOptionSources(material, grounded.slice(0, task.count)), notices };
}

async function checkOptionSources(
  material: GroundedMaterial,
  questions: readonly DraftQuestion[],
): Promise<DraftQuestion[]> {
  const sources = questions.flatMap((question) => question.optionSources);
  const cited = sources.filter((source) => source !== null);
  const grounded = new Set(await material.keepGrounded(cited, (source) => [source]));
  return questions.map((question) => ({
    ...question,
    optionSources: question.options.map((_, index) => {
      const source = question.optionSources[index];
      return source && grounded.has(source) ? source : null;
    }),
  }));
}

async function askModel(
  app: App,
  task: QuestionTask,
  failure: QuestionRequest["failure"],
): Promise<DraftQuestion[]> {
  try {
    return await app.textModel.writeQuestions(task, AbortSignal.timeout(timeoutMs));
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    app.log.error("questions_failed", error);
    throw new AppError(error.failure, failure(error.message));
  }
}
