import { generationNotice } from "~/assessment/questions/generation-notice";
import { knownQuestions } from "~/assessment/questions/known-questions.server";
import { noContent } from "~/assessment/questions/no-content.server";
import { listReportedQuestions } from "~/assessment/questions/reported-questions.server";
import { writeQuestions } from "~/assessment/questions/write-questions.server";
import { generateWithinPlan } from "~/billing/generate-within-plan.server";
import { withinStoredItems } from "~/billing/within-stored-items.server";
import { findStudied } from "~/courses/find-studied.server";
import { openStudied } from "~/courses/open-studied.server";
import type { Actor, App } from "~/platform/app.server";
import { newId } from "~/platform/ids";
import * as m from "./messages";
import { quizFailure } from "./quiz-failure";
import { insertQuiz } from "./quiz-store.server";
import type { Quiz, QuizRequest } from "./schema";

/**
 * Generates and stores a quiz from a file or course, or from what the learner's library says about a topic.
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
  const { topic, difficulty, questionCount, parts = null } = request;
  const studied = await findStudied(app, actor, request);
  const { fileId, courseId, name, title } = studied;
  const { questions, notices } = await writeQuestions(app, {
    id,
    material: await openStudied(app, actor, studied, { topic, parts }),
    topic,
    difficulty,
    count: questionCount,
    exercise: "quiz",
    known: await knownQuestions(app, actor, studied),
    wrong: await listReportedQuestions(app, actor),
    failure: quizFailure,
  });
  if (questions.length === 0)
    throw await noContent(
      app,
      actor,
      { ...request, name },
      {
        tooLittle: m.tooLittle,
        tooLittleInCourse: m.tooLittleInCourse,
        tooLittleInParts: m.tooLittleInParts,
        tooLittleAbout: m.tooLittleAbout,
      },
    );
  const counts = { made: questions.length, requested: questionCount };
  const quiz: Quiz = {
    id,
    quizTitle: topic ?? title ?? m.untitled(),
    quizInstructions: m.instructions(),
    questions,
    ...generationNotice(notices, counts, m.shorter),
  };
  const row = {
    id,
    userId: actor.id,
    fileId,
    courseId,
    title: quiz.quizTitle,
    instructions: quiz.quizInstructions,
    difficulty,
    notice: quiz.notice ?? null,
    createdAt: app.clock.now(),
    startedAt: null,
    finishedAt: null,
    keepAnsweredAt: null,
    retryOf: null,
  };
  await withinStoredItems(app, actor, (check) => insertQuiz(app.database, row, questions, check));
  return quiz;
}
