import { type MetaFunction, redirect } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { describeInterval } from "~/assessment/memory";
import { pageLoader } from "~/platform/page-route.server";
import { pageMeta } from "~/platform/product";
import { SessionSummary } from "./components/session-summary";
import { deckLink, studyLink } from "./deck-links";
import { findDeck } from "./find-deck.server";
import { isRunning, lastSession, sessionFigures } from "./last-session";
import { listRatings } from "./list-ratings.server";
import * as m from "./messages";
import { deckParameters } from "./schema";
import { nextToStudy } from "./study-order";

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  pageMeta(data ? m.sessionTitle({ deck: data.deck.title }) : m.title());

/** More than a learner rates in one session. */
const mostRatings = 1_000;

export const loader = pageLoader({
  access: "learner",
  input: deckParameters,
  async run({ app, actor, input }) {
    const deck = await findDeck(app, actor, input.deckId);
    const session = lastSession(await listRatings(app, actor, deck.id, mostRatings));
    const [latest] = session;
    if (!latest) throw redirect(deckLink(deck));
    const now = app.clock.now();
    const open = nextToStudy(deck.cards, now);
    const soonest = Math.min(...deck.cards.map(({ due }) => due.getTime()));
    return {
      deck: { id: deck.id, title: deck.title },
      figures: sessionFigures(session),
      next: open ? null : describeNextReview(new Date(soonest), now),
      undo: isRunning(session, now) ? latest.id : null,
      links: {
        deck: deckLink(deck),
        study: studyLink(deck, open ? { card: open.number } : {}),
      },
    };
  },
});

export default function Summary() {
  return <SessionSummary {...useLoaderData<typeof loader>()} />;
}

function describeNextReview(due: Date, now: Date): string {
  const interval = describeInterval(due, now);
  return interval === describeInterval(tomorrow(now), now)
    ? m.nextReviewTomorrow()
    : m.nextReview({ interval });
}

function tomorrow(now: Date): Date {
  return new Date(now.getTime() + 24 * 60 * 60_000);
}
