import { createQuestionSource } from "~/assessment/questions/question-source";
import { findQuiz } from "./find-quiz.server";
import { deleteLink } from "./quiz-links";
import {
  findUnanswered,
  findUnfinished,
  markReported,
  recordKeepAnswer,
} from "./quiz-store.server";

/** A quiz whose questions can be kept for review. */
export const quizInReview = createQuestionSource({
  mode: "quiz",
  kind: "quiz",
  find: findQuiz,
  recordKeepAnswer,
  findUnfinished,
  findUnanswered,
  markReported,
  link: (id) => `/app/quiz/${id}`,
  resultLink: (id) => `/app/quiz/${id}/result`,
  deleteLink,
});
