import { type MetaFunction, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { z } from "zod";
import { pageAction, pageForm, pageLoader } from "~/platform/page-route.server";
import { pageMeta } from "~/platform/product";
import type { RouteContext } from "~/platform/route.server";
import { RemoveCardScreen } from "./components/remove-card";
import { deckLink } from "./deck-links";
import { findDeck } from "./find-deck.server";
import * as m from "./messages";
import { readCards } from "./read-cards.server";
import { removeCard } from "./remove-card.server";
import { cardParameters } from "./schema";

export const meta: MetaFunction = () => pageMeta(m.removeTitle());

const missing = { path: "/app/flashcards", title: m.nothingToRemoveTitle };

type Context = RouteContext<"learner", z.output<typeof cardParameters>>;

/** Redirects to the deck if the card does not exist. */
async function findCard({ app, actor, input, scope }: Context) {
  const deck = await findDeck(app, actor, input.deckId);
  const [card] = await readCards(app, deck, [{ id: input.cardId }]);
  if (card) return { card, deck };
  scope.leaveNotice({
    tone: "info",
    title: m.nothingToRemoveTitle(),
    message: m.cardNotFound(),
  });
  throw redirect(deckLink(deck));
}

export const loader = pageLoader({
  access: "learner",
  input: cardParameters,
  missing,
  async run(context) {
    const { card, deck } = await findCard(context);
    return { front: card.front, deckHref: deckLink(deck) };
  },
});

export const action = pageAction(
  pageForm({
    access: "learner",
    input: cardParameters,
    failureTitle: m.notRemovedTitle,
    missing,
    async run(context) {
      const { deck } = await findCard(context);
      await removeCard(context.app, context.actor, context.input);
      context.scope.leaveNotice({ tone: "success", title: m.removedTitle() });
      return redirect(deckLink(deck));
    },
  }),
);

export default function RemoveCard() {
  const answer = useActionData<typeof action>();
  return <RemoveCardScreen {...useLoaderData<typeof loader>()} notice={answer?.result.notice} />;
}
