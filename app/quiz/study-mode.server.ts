import type { StudyModeServer } from "~/study-mode";
import { exportQuizzes } from "./export-quizzes.server";
import { listAsked } from "./list-asked.server";
import { listQuizzes } from "./list-quizzes.server";
import * as m from "./messages";
import { summarizeQuizzes } from "./summarize-quizzes.server";

export const quizOnServer: StudyModeServer = {
  work: { title: m.workTitle, list: listQuizzes },
  export: { name: "quizzes", read: exportQuizzes },
  summarize: summarizeQuizzes,
  listAsked,
};
