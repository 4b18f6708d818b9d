import { listRatedDays } from "~/assessment/review-log-store.server";
import type { StudyModeServer } from "~/study-mode";
import { findStartPage } from "./find-start-page.server";
import { forgetSheets } from "./forget-sheets.server";
import { listAnsweredQuestions, listWholeQuestions } from "./review-question-store.server";

export const reviewOnServer: StudyModeServer = {
  export: {
    name: "reviewQuestions",
    read: (app, actor) => listWholeQuestions(app.database, actor.id),
  },
  findStartPage,
  listAnswered: (app, owner, query) => listAnsweredQuestions(app.database, owner.id, query),
  prepareRemoval: async (app, actor) => () => forgetSheets(app, actor),
  summarize: async (app, owner) => ({ days: await listRatedDays(app.database, owner.id) }),
};
