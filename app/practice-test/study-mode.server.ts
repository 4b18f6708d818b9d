import type { StudyModeServer } from "~/study-mode";
import { listPracticeTests } from "./list-practice-tests.server";
import * as m from "./messages";
import {
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
  summarize: (app, owner) => summarizePracticeTestRows(app.database, owner.id),
  listAsked: (app, actor, fileId, limit) =>
    listAskedRows(app.database, { userId: actor.id, fileId }, limit),
};
