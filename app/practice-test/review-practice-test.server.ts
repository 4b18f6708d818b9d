import type { ReviewSource } from "~/assessment/review-items";
import { findPracticeTest } from "./find-practice-test.server";
import { testLink } from "./practice-test-links";
import { findUnfinished, recordKeepAnswer } from "./practice-test-store.server";

/** A practice test whose questions can be kept for review once it is finished. */
export const practiceTestInReview: ReviewSource = {
  mode: "practice-test",
  async readQuestions(app, actor, testId) {
    const { title, fileId, finishedAt, questions } = await findPracticeTest(app, actor, testId);
    return { title, fileId, answeredAt: finishedAt ?? app.clock.now(), questions };
  },
  async recordAnswer(app, actor, testId) {
    await findPracticeTest(app, actor, testId);
    await recordKeepAnswer(app.database, actor.id, testId, app.clock.now());
    return 0;
  },
  async findUnfinished(app, owner) {
    const test = await findUnfinished(app.database, owner.id);
    return test && { title: test.title, href: testLink(test.id) };
  },
};
