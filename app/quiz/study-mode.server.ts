import { exportQuestions } from "~/assessment/export/export-questions";
import type { StudyModeServer } from "~/study-mode";
import { listQuizzes } from "./list-quizzes.server";
import * as m from "./messages";
import {
  countQuizQuestions,
  findQuizRow,
  listAnswered,
  listAskedRows,
  listWholeQuizzes,
  summarizeQuizRows,
} from "./quiz-store.server";
import { quizInReview } from "./review-quiz.server";

export const quizOnServer: StudyModeServer = {
  work: { title: m.workTitle, list: listQuizzes },
  export: { name: "quizzes", read: (app, actor) => listWholeQuizzes(app.database, actor.id) },
  review: quizInReview,
  countItems: countQuizQuestions,
  async exportWork(app, actor, { id, format }) {
    const quiz = await findQuizRow(app.database, actor.id, id);
    return quiz && exportQuestions(quiz, format, { name: "quiz", now: app.clock.now() });
  },
  summarize: (app, owner) => summarizeQuizRows(app.database, owner.id),
  listAsked: (app, actor, scope, limit) => listAskedRows(app.database, actor.id, scope, limit),
  listAnswered: (app, owner, query) => listAnswered(app.database, owner.id, query),
};
