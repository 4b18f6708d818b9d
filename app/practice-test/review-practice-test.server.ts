import { createQuestionSource } from "~/assessment/questions/question-source";
import { findPracticeTest } from "./find-practice-test.server";
import { deleteLink, reviewLink, testLink } from "./practice-test-links";
import {
  findUnanswered,
  findUnfinished,
  markReported,
  recordKeepAnswer,
} from "./practice-test-store.server";

/** A practice test whose questions can be kept for review once it is finished. */
export const practiceTestInReview = createQuestionSource({
  mode: "practice-test",
  kind: "test",
  find: findPracticeTest,
  recordKeepAnswer,
  findUnfinished,
  findUnanswered,
  markReported,
  link: testLink,
  resultLink: reviewLink,
  deleteLink,
});
