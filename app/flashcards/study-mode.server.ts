import type { StudyModeServer } from "~/study-mode";
import { listWholeDecks, summarizeDeckRows } from "./deck-store.server";
import { listDecks } from "./list-decks.server";
import * as m from "./messages";
import { cardsInReview } from "./review-cards.server";

export const flashcardsOnServer: StudyModeServer = {
  work: { title: m.workTitle, list: listDecks },
  export: { name: "decks", read: (app, actor) => listWholeDecks(app.database, actor.id) },
  review: cardsInReview,
  summarize: (app, owner) => summarizeDeckRows(app.database, owner.id),
};
