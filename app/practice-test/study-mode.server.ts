import type { StudyModeServer } from "~/study-mode";
import { exportPracticeTests } from "./export-practice-tests.server";
import { listAsked } from "./list-asked.server";
import { listPracticeTests } from "./list-practice-tests.server";
import * as m from "./messages";
import { summarizePracticeTests } from "./summarize-practice-tests.server";

export const practiceTestOnServer: StudyModeServer = {
  work: { title: m.workTitle, list: listPracticeTests },
  export: { name: "practiceTests", read: exportPracticeTests },
  summarize: summarizePracticeTests,
  listAsked,
};
