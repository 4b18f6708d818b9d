import { type MetaFunction, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { notFound } from "~/platform/errors";
import { type FormAnswer, pageAction, pageForm, pageLoader } from "~/platform/page-route.server";
import { pageMeta } from "~/platform/product";
import { RemoveCardScreen } from "./components/remove-card";
import { deckLink } from "./deck-links";
import { findDeck } from "./find-deck.server";
import { removeCard } from "./remove-card.server";
import { cardParameters } from "./schema";

export const meta: MetaFunction = () => pageMeta("Remove a card");

export const loader = pageLoader({
  access: "learner",
  input: cardParameters,
  async run({ app, actor, input }) {
    const deck = await findDeck(app, actor, input.deckId);
    const card = deck.cards.find(({ id }) => id === input.cardId);
    if (!card) throw notFound("That card");
    return { front: card.front, deckHref: deckLink(deck) };
  },
});

export const action = pageAction(
  pageForm({
    access: "learner",
    input: cardParameters,
    failureTitle: "That card was not removed",
    async run({ app, actor, input, scope }) {
      await removeCard(app, actor, input);
      scope.leaveNotice({ tone: "success", title: "Card removed" });
      return redirect(deckLink(await findDeck(app, actor, input.deckId)));
    },
  }),
);

export default function RemoveCard() {
  const answer = useActionData<typeof action>() as FormAnswer | undefined;
  return <RemoveCardScreen {...useLoaderData<typeof loader>()} notice={answer?.result.notice} />;
}
