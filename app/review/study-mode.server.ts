import { listRatedDays } from "~/assessment/review-log-store.server";
import type { StudyModeServer } from "~/study-mode";
import { findDue } from "./find-due.server";
import { findStartPage } from "./find-start-page.server";
import { forgetSheets } from "./forget-sheets.server";
import { keepsAny } from "./keeps-any.server";
import { listCollections } from "./list-collections.server";
import {
  countQuestions,
  findKeptIds,
  listAnsweredQuestions,
  listReportedQuestions,
  listWholeQuestions,
} from "./review-question-store.server";

export const reviewOnServer: StudyModeServer = {
  export: {
    name: "reviewQuestions",
    read: (app, actor) => listWholeQuestions(app.database, actor.id),
  },
  countItems: countQuestions,
  findDue,
  findStartPage,
  listCollections,
  listAnswered: (app, owner, query) => listAnsweredQuestions(app.database, owner.id, query),
  keepsAny,
  findKept: (app, actor, ids) => findKeptIds(app.database, actor.id, ids),
  listReportedQuestions: (app, actor) => listReportedQuestions(app.database, actor.id),
  prepareRemoval: async (app, actor) => () => forgetSheets(app, actor),
  summarize: async (app, owner) => ({ days: await listRatedDays(app.database, owner.id) }),
};
