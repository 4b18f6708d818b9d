import { unknownTopic } from "~/ai/unknown-topic";
import { requirePlan } from "~/billing/require-plan.server";
import { withinAllowance } from "~/billing/within-allowance.server";
import { findFile } from "~/library/find-file.server";
import { listFiles } from "~/library/list-files.server";
import { openMaterial } from "~/library/open-material.server";
import type { Actor, App } from "~/platform/app.server";
import { AppError } from "~/platform/errors";
import { newId } from "~/platform/ids";
import { knownQuestions } from "./known-questions.server";
import { noticeOf } from "./notice-of";
import { quizFailure } from "./quiz-failure";
import { insertQuiz } from "./quiz-store.server";
import type { Quiz, QuizRequest } from "./schema";
import { writeQuestions } from "./write-questions.server";

const instructions = "Choose the best answer to each question. You can answer each one once.";

/**
 * Makes a quiz from a file, or from what the learner's library says about a topic, and stores it.
 * @throws AppError upgrade_required, rate_limited, not_found, no_content or a provider's failure
 */
export async function generateQuiz(
  app: App,
  actor: Actor,
  request: QuizRequest,
  id = newId(),
): Promise<Quiz> {
  requirePlan(actor, "quiz", request.questionCount);
  return withinAllowance(app, actor, async (hold) => {
    await hold("generated", 1, id);
    return makeQuiz(app, actor, request, id);
  });
}

async function makeQuiz(app: App, actor: Actor, request: QuizRequest, id: string): Promise<Quiz> {
  const file = request.fileId ? await findFile(app, actor, request.fileId) : null;
  const { questions, notices } = await writeQuestions(app, {
    id,
    material: await openMaterial(app, actor, request.fileId, request.topic),
    topic: request.topic,
    difficulty: request.difficulty,
    count: request.questionCount,
    exercise: "quiz",
    known: await knownQuestions(app, actor, request.fileId),
    failure: quizFailure,
  });
  if (questions.length === 0) throw await nothingToAsk(app, actor, request, file?.name ?? null);
  const quiz: Quiz = {
    id,
    quizTitle: request.topic ?? file?.name.replace(/\.\w+$/, "") ?? "Quiz",
    quizInstructions: instructions,
    questions,
    ...noticeOf(notices, "quiz", questions.length, request.questionCount),
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
      retryOf: null,
    },
    questions,
  );
  return quiz;
}

async function nothingToAsk(
  app: App,
  actor: Actor,
  request: QuizRequest,
  fileName: string | null,
): Promise<AppError> {
  const what = fileName
    ? `“${fileName}” does not hold enough to ask about${request.topic ? ` “${request.topic}”` : ""}. Try another file${request.topic ? " or a wider topic" : ""}.`
    : await unknownTopic(app.textModel, request.topic, (await listFiles(app, actor)).length > 0);
  const field = fileName && !request.topic ? "useActiveFile" : "topic";
  return new AppError("no_content", what, { field });
}
