import { generationNotice } from "~/assessment/generation-notice";
import { knownQuestions } from "~/assessment/known-questions.server";
import { noContent } from "~/assessment/no-content.server";
import { writeQuestions } from "~/assessment/write-questions.server";
import { generateWithinPlan } from "~/billing/generate-within-plan.server";
import { findFile } from "~/library/find-file.server";
import { openMaterial } from "~/library/open-material.server";
import type { Actor, App } from "~/platform/app.server";
import { newId } from "~/platform/ids";
import * as m from "./messages";
import { quizFailure } from "./quiz-failure";
import { insertQuiz } from "./quiz-store.server";
import type { Quiz, QuizRequest } from "./schema";

/**
 * Generates and stores a quiz from a file, or from what the learner's library says about a topic.
 * @throws AppError upgrade_required, rate_limited, not_found, no_content or a provider's failure
 */
export async function generateQuiz(
  app: App,
  actor: Actor,
  request: QuizRequest,
  id = newId(),
): Promise<Quiz> {
  const wanted = { feature: "quiz", count: request.questionCount, id } as const;
  return generateWithinPlan(app, actor, wanted, () => makeQuiz(app, actor, request, id));
}

async function makeQuiz(app: App, actor: Actor, request: QuizRequest, id: string): Promise<Quiz> {
  const { fileId, topic, difficulty, questionCount, parts = null } = request;
  const file = fileId ? await findFile(app, actor, fileId) : null;
  const { questions, notices } = await writeQuestions(app, {
    id,
    material: await openMaterial(app, actor, fileId, topic, parts),
    topic,
    difficulty,
    count: questionCount,
    exercise: "quiz",
    known: await knownQuestions(app, actor, fileId),
    failure: quizFailure,
  });
  if (questions.length === 0)
    throw await noContent(
      app,
      actor,
      { topic: request.topic, file: file?.name ?? null },
      { tooLittle: parts ? m.tooLittleInParts : m.tooLittle, tooLittleAbout: m.tooLittleAbout },
    );
  const counts = { made: questions.length, requested: questionCount };
  const quiz: Quiz = {
    id,
    quizTitle: topic ?? file?.name.replace(/\.\w+$/, "") ?? m.untitled(),
    quizInstructions: m.instructions(),
    questions,
    ...generationNotice(notices, counts, m.shorter),
  };
  await insertQuiz(
    app.database,
    {
      id,
      userId: actor.id,
      fileId,
      title: quiz.quizTitle,
      instructions: quiz.quizInstructions,
      difficulty,
      notice: quiz.notice ?? null,
      createdAt: app.clock.now(),
      startedAt: null,
      finishedAt: null,
      keepAnsweredAt: null,
      retryOf: null,
    },
    questions,
  );
  return quiz;
}
