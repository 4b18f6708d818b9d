import { groundMaterial } from "~/ai/grounding";
import { ProviderError } from "~/ai/provider-error";
import { requirePlan } from "~/billing/require-plan.server";
import { findFile } from "~/library/find-file.server";
import { openMaterial } from "~/library/open-material.server";
import type { Actor, App } from "~/platform/app.server";
import { AppError } from "~/platform/errors";
import { newId } from "~/platform/ids";
import { insertQuiz } from "./quiz-store.server";
import type { Quiz, QuizQuestion, QuizRequest } from "./schema";

const timeLimit = 60_000;

const instructions = "Choose the best answer to each question. You can answer each one once.";

/**
 * Makes a quiz from a file, or from what the learner's library says about a topic, and stores it.
 * @throws AppError upgrade_required, not_found, no_content or a provider's failure
 */
export async function generateQuiz(app: App, actor: Actor, request: QuizRequest): Promise<Quiz> {
  requirePlan(actor, "quiz", request.questionCount);
  const file = request.fileId ? await findFile(app, actor, request.fileId) : null;
  const material = groundMaterial(await openMaterial(app, actor, request.fileId));
  const id = newId();
  const drafts = await writeQuestions(app, {
    material,
    topic: request.topic,
    difficulty: request.difficulty,
    count: request.questionCount,
    seed: seedOf(id),
  });
  const questions = drafts
    .filter((draft) => draft.source === null || material.holds(draft.source))
    .slice(0, request.questionCount);
  if (questions.length === 0) throw nothingToAsk(request, file?.name ?? null);
  const quiz: Quiz = {
    id,
    quizTitle: request.topic ?? file?.name.replace(/\.\w+$/, "") ?? "Quiz",
    quizInstructions: instructions,
    questions,
    ...shortNotice(questions, request.questionCount),
  };
  await insertQuiz(
    app.database,
    {
      id,
      userId: actor.id,
      fileId: request.fileId,
      title: quiz.quizTitle,
      instructions,
      difficulty: request.difficulty,
      notice: quiz.notice ?? null,
      createdAt: app.clock.now(),
      startedAt: null,
      finishedAt: null,
    },
    questions,
  );
  return quiz;
}

async function writeQuestions(
  app: App,
  task: Parameters<App["textModel"]["writeQuestions"]>[0],
): Promise<QuizQuestion[]> {
  try {
    return await app.textModel.writeQuestions(task, AbortSignal.timeout(timeLimit));
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    app.log.error("quiz_failed", error);
    throw new AppError(error.failure, "Failed to generate quiz");
  }
}

function nothingToAsk(request: QuizRequest, fileName: string | null): AppError {
  const what = fileName
    ? `“${fileName}” does not hold enough to ask about${request.topic ? ` “${request.topic}”` : ""}. Try another file${request.topic ? " or a wider topic" : ""}.`
    : `Your materials say nothing about “${request.topic}”. Upload something on it, or try another topic.`;
  return new AppError("no_content", what);
}

function shortNotice(questions: QuizQuestion[], asked: number): { notice?: string } {
  if (questions.length >= asked) return {};
  const count = questions.length === 1 ? "1 good question" : `${questions.length} good questions`;
  return { notice: `This material holds ${count}, so the quiz is shorter than you asked for.` };
}

/** A 32-bit number made of an id (FNV-1a). */
function seedOf(id: string): number {
  let hash = 0x811c9dc5;
  for (const character of id) {
    hash = Math.imul(hash ^ character.charCodeAt(0), 0x01000193) >>> 0;
  }
  return hash;
}
