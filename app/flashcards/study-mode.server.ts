import type { StudyModeServer } from "~/study-mode";
import { exportDecks } from "./export-decks.server";
import { listDecks } from "./list-decks.server";
import * as m from "./messages";
import { summarizeDecks } from "./summarize-decks.server";

export const flashcardsOnServer: StudyModeServer = {
  work: { title: m.workTitle, list: listDecks },
  export: { name: "decks", read: exportDecks },
  summarize: summarizeDecks,
};
