import { chatOnServer } from "./chat/study-mode.server";
import { flashcardsOnServer } from "./flashcards/study-mode.server";
import { practiceTestOnServer } from "./practice-test/study-mode.server";
import { quizOnServer } from "./quiz/study-mode.server";
import { reviewOnServer } from "./review/study-mode.server";
import type { StudyModeServer } from "./study-mode";

/** The server code of each study mode, in the order in which the profile lists their work. */
export const studyModeServers: readonly StudyModeServer[] = [
  quizOnServer,
  flashcardsOnServer,
  practiceTestOnServer,
  chatOnServer,
  reviewOnServer,
];
