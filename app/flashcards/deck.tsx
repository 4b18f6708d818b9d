import { type MetaFunction, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { listFiles } from "~/library/list-files.server";
import { type FormAnswer, pageAction, pageForm, pageLoader } from "~/platform/page-route.server";
import { pageMeta } from "~/platform/product";
import { DeckScreen } from "./components/deck-screen";
import { deckLink, exportLink, settingsLink, studyLink } from "./deck-links";
import { editCard } from "./edit-card.server";
import { findDeck } from "./find-deck.server";
import { removeCard } from "./remove-card.server";
import { deckParameters, editSchema, removeSchema } from "./schema";
import { isOpen, nextToStudy } from "./study-order";
import { viewSource } from "./view-source";

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  pageMeta(data ? `${data.deck.title}, flashcards` : "Flashcards");

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
        return { id, number, front, back, source: viewSource(source, files) };
      }),
      due: deck.trackMastery ? deck.cards.filter((card) => isOpen(card, now)).length : null,
      studyHref: first ? studyLink(deck, { card: first.number }) : null,
      settingsHref: settingsLink(deck),
      exportHrefs: { anki: exportLink(deck, "anki"), csv: exportLink(deck, "csv") },
    };
  },
});

export const action = pageAction({
  edit: pageForm({
    access: "learner",
    input: editSchema,
    failureTitle: "That card was not changed",
    async run({ app, actor, input }) {
      await editCard(app, actor, input);
      const deck = await findDeck(app, actor, input.deckId);
      return redirect(`${deckLink(deck)}#card-${input.cardId}`);
    },
  }),
  remove: pageForm({
    access: "learner",
    input: removeSchema,
    failureTitle: "That card was not removed",
    async run({ app, actor, input, scope }) {
      await removeCard(app, actor, input);
      scope.leaveNotice({ tone: "success", title: "Card removed" });
      return redirect(deckLink(await findDeck(app, actor, input.deckId)));
    },
  }),
});

export default function Deck() {
  const answer = useActionData<typeof action>() as FormAnswer | undefined;
  return <DeckScreen {...useLoaderData<typeof loader>()} result={answer?.result} />;
}
