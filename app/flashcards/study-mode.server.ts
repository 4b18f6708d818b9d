import type { StudyModeServer } from "~/study-mode";
import { listAnsweredCards } from "./card-review-store.server";
import { countCards, findWholeDeck, listWholeDecks, summarizeDeckRows } from "./deck-store.server";
import { describeDeck, writeDeck } from "./export-deck.server";
import { listDecks } from "./list-decks.server";
import * as m from "./messages";
import { addCard } from "./own-cards.server";
import { addDeck } from "./own-deck.server";
import { cardsInReview } from "./review-cards.server";

export const flashcardsOnServer: StudyModeServer = {
  work: { title: m.workTitle, list: listDecks },
  export: { name: "decks", read: (app, actor) => listWholeDecks(app.database, actor.id) },
  review: cardsInReview,
  countItems: countCards,
  async addCard(app, actor, { source, ...sides }, id) {
    await addCard(app, actor, { deckId: null, courseId: null, ...sides, ...source }, id);
  },
  addDeck,
  async listCollections(app, actor) {
    const decks = await listWholeDecks(app.database, actor.id, "without wrong cards");
    return decks.map(describeDeck);
  },
  async exportWork(app, actor, { id, format }) {
    const deck = await findWholeDeck(app.database, actor.id, id);
    return deck && writeDeck(app, deck, format);
  },
  listAnswered: (app, owner, query) => listAnsweredCards(app.database, owner.id, query),
  summarize: (app, owner) => summarizeDeckRows(app.database, owner.id),
};
