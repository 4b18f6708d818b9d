import type { MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { DeleteWorkScreen } from "~/assessment/components/delete-work";
import { deletePage } from "~/assessment/delete-page.server";
import { pageMeta } from "~/platform/product";
import { deckLink } from "./deck-links";
import { findDeck } from "./find-deck.server";
import * as m from "./messages";
import { removeDeck } from "./remove-deck.server";

export const meta: MetaFunction = () => pageMeta(m.title());

const page = deletePage({
  async find(app, actor, id) {
    const deck = await findDeck(app, actor, id);
    return { title: deck.title, backHref: deckLink(deck) };
  },
  remove: removeDeck,
  goneHref: "/app/flashcards",
});

export const loader = page.loader;
export const action = page.action;

export default function DeleteDeck() {
  const answer = useActionData<typeof action>();
  return (
    <DeleteWorkScreen
      kind="deck"
      {...useLoaderData<typeof loader>()}
      notice={answer?.result.notice}
    />
  );
}
