import { exportQuestions } from "~/assessment/export/export-questions";
import type { StudyModeServer } from "~/study-mode";
import { listPracticeTests } from "./list-practice-tests.server";
import * as m from "./messages";
import {
  countTestQuestions,
  findPracticeTestRow,
  listAnsweredRows,
  listAskedRows,
  listWholePracticeTests,
  summarizePracticeTestRows,
} from "./practice-test-store.server";
import { practiceTestInReview } from "./review-practice-test.server";

export const practiceTestOnServer: StudyModeServer = {
  work: { title: m.workTitle, list: listPracticeTests },
  export: {
    name: "practiceTests",
    read: (app, actor) => listWholePracticeTests(app.database, actor.id),
  },
  review: practiceTestInReview,
  countItems: countTestQuestions,
  async exportWork(app, actor, { id, format }) {
    const test = await findPracticeTestRow(app.database, actor.id, id);
    return test && exportQuestions(test, format, { name: "practice-test", now: app.clock.now() });
  },
  summarize: (app, owner) => summarizePracticeTestRows(app.database, owner.id),
  listAsked: (app, actor, scope, limit) =>
    listAskedRows(app.database, { userId: actor.id, scope }, limit),
  listAnswered: (app, owner, query) => listAnsweredRows(app.database, owner.id, query),
};
