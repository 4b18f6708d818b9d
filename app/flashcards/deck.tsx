import { type MetaFunction, redirect } from "@remix-run/cloudflare";
import { type ClientActionFunctionArgs, useActionData, useLoaderData } from "@remix-run/react";
import { listFiles } from "~/library/list-files.server";
import { viewSource } from "~/library/view-source";
import { pageAction, pageForm, pageLoader } from "~/platform/page-route.server";
import { pageMeta } from "~/platform/product";
import { reachServer } from "~/ui/reach-server";
import { DeckScreen } from "./components/deck-screen";
import { deckLink, exportLink, removeLink, settingsLink, studyLink } from "./deck-links";
import { editCard } from "./edit-card.server";
import { findDeck } from "./find-deck.server";
import * as m from "./messages";
import { deckParameters, editSchema } from "./schema";
import { isOpen, nextToStudy } from "./study-order";

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  pageMeta(data ? m.deckTitle({ deck: data.deck.title }) : m.title());

export const loader = pageLoader({
  access: "learner",
  input: deckParameters,
  async run({ app, actor, input }) {
    const deck = await findDeck(app, actor, input.deckId);
    const files = await listFiles(app, actor);
    const now = app.clock.now();
    const first = (deck.trackMastery && nextToStudy(deck.cards, now)) || deck.cards[0];
    return {
      deck: { id: deck.id, title: deck.title, notice: deck.notice },
      cards: deck.cards.map(({ id, number, front, back, source }) => {
        return {
          id,
          number,
          front,
          back,
          source: viewSource(source, files, `${deckLink(deck)}#card-${id}`),
          removeHref: removeLink(deck, id),
        };
      }),
      offer: deck.keepAnsweredAt
        ? null
        : { mode: "flashcards", workId: deck.id, back: deckLink(deck) },
      due: deck.trackMastery ? deck.cards.filter((card) => isOpen(card, now)).length : null,
      links: {
        study: first ? studyLink(deck, { card: first.number }) : null,
        settings: settingsLink(deck),
        anki: exportLink(deck, "anki"),
        csv: exportLink(deck, "csv"),
      },
    };
  },
});

export const action = pageAction(
  pageForm({
    access: "learner",
    input: editSchema,
    failureTitle: m.notChangedTitle,
    async run({ app, actor, input }) {
      await editCard(app, actor, input);
      const deck = await findDeck(app, actor, input.deckId);
      return redirect(`${deckLink(deck)}#card-${input.cardId}`);
    },
  }),
);

export const clientAction = (args: ClientActionFunctionArgs) =>
  reachServer(args, { title: m.notChangedTitle(), failure: m.noAnswer() });

export default function Deck() {
  const answer = useActionData<typeof action>();
  return <DeckScreen {...useLoaderData<typeof loader>()} result={answer?.result} />;
}
