import type { ReviewSource } from "~/assessment/review-items";
import { findQuiz } from "./find-quiz.server";
import { findUnfinished, recordKeepAnswer } from "./quiz-store.server";

/** A quiz whose questions can be kept for review. */
export const quizInReview: ReviewSource = {
  mode: "quiz",
  async readQuestions(app, actor, quizId) {
    const { title, fileId, finishedAt, questions } = await findQuiz(app, actor, quizId);
    return { title, fileId, answeredAt: finishedAt ?? app.clock.now(), questions };
  },
  async recordAnswer(app, actor, quizId) {
    await findQuiz(app, actor, quizId);
    await recordKeepAnswer(app.database, actor.id, quizId, app.clock.now());
    return 0;
  },
  async findUnfinished(app, owner) {
    const quiz = await findUnfinished(app.database, owner.id);
    return quiz && { title: quiz.title, href: `/app/quiz/${quiz.id}` };
  },
};
