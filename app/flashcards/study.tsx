import { type MetaFunction, redirect } from "@remix-run/cloudflare";
import {
  type ClientActionFunctionArgs,
  useActionData,
  useLoaderData,
  useSearchParams,
} from "@remix-run/react";
import { previewIntervals } from "~/assessment/memory";
import { findDueLimit } from "~/courses/find-due-limit.server";
import { listFiles } from "~/library/list-files.server";
import { viewSource } from "~/library/view-source";
import { reachOrKeep } from "~/offline/reach-or-keep";
import { pageAction, pageForm, pageLoader } from "~/platform/page-route.server";
import { pageMeta } from "~/platform/product";
import { everything } from "~/study-scope";
import type { NoticeView } from "~/ui/form-result";
import { pathAnd, revalidateIfMoved } from "~/ui/revalidate-if-moved";
import { cardNotFound } from "./card-not-found";
import { StudyScreen } from "./components/study-screen";
import { deckLink, studyLink, summaryLink } from "./deck-links";
import { findDeck } from "./find-deck.server";
import { isRunning } from "./last-session";
import { listRatings } from "./list-ratings.server";
import * as m from "./messages";
import { rateCard } from "./rate-card.server";
import { readCards } from "./read-cards.server";
import { rateSchema, studyParameters, undoSchema } from "./schema";
import { isOpen, nextToStudy, orderCards, placeOf } from "./study-order";
import { undoRating } from "./undo-rating.server";

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  pageMeta(data ? m.cardTitle({ position: data.position, deck: data.deck.title }) : m.title());

export const loader = pageLoader({
  access: "learner",
  input: studyParameters,
  async run({ app, actor, input }) {
    const deck = await findDeck(app, actor, input.deckId);
    const now = app.clock.now();
    const { shuffle } = input;
    const order = orderCards(deck.cards, shuffle);
    const first = (deck.trackMastery && nextToStudy(order, now)) || order[0];
    if (!first) throw redirect(deckLink(deck));
    const place = placeOf(order, input.card ?? first.number);
    if (!place) throw cardNotFound();
    const { previous, next, isLast } = place;
    const [card] = await readCards(app, deck, [place.card]);
    if (!card) throw cardNotFound();
    const at = (number: number) => ({ card: number, shuffle });
    // Exams limit what the learner keeps for review.
    const origin = { fileId: deck.fileId ?? card.source?.fileId ?? null, courseId: deck.courseId };
    const limitDue = await findDueLimit(app, actor, place.card.keptAt ? origin : everything);
    const latest = deck.trackMastery ? await listRatings(app, actor, deck.id, 1) : [];
    return {
      deck: { id: deck.id, title: deck.title },
      card: {
        id: card.id,
        number: card.number,
        front: card.front,
        back: card.back,
        source: viewSource(
          card.source,
          await listFiles(app, actor),
          studyLink(deck, { ...at(card.number), side: "back" }),
        ),
      },
      position: place.position,
      total: order.length,
      mastery: deck.trackMastery
        ? {
            reps: card.reps,
            intervals: previewIntervals(card, now, (due) =>
              limitDue({ id: card.id, due, lastReview: now }),
            ),
            done: order.filter((other) => !isOpen(other, now)).length,
            undo: isRunning(latest, now) ? (latest[0]?.id ?? null) : null,
          }
        : null,
      shuffle: shuffle ?? null,
      notice: input.cycle ? cycleCompleted(order.length) : null,
      links: {
        deck: deckLink(deck),
        front: studyLink(deck, at(card.number)),
        back: studyLink(deck, { ...at(card.number), side: "back" }),
        afterWrong: studyLink(deck, isLast ? { shuffle } : at(next.number)),
        previous: studyLink(deck, at(previous.number)),
        next: studyLink(deck, { ...at(next.number), ...(isLast ? { cycle: "completed" } : {}) }),
        shuffle: studyLink(deck, { shuffle: newSeed(now, shuffle) }),
        reset: studyLink(deck, { card: deck.cards[0]?.number ?? 1 }),
      },
    };
  },
});

const rate = pageForm({
  access: "learner",
  input: rateSchema,
  failureTitle: m.notRatedTitle,
  async run({ app, actor, input }) {
    const { card, shuffle } = input;
    const deck = await rateCard(app, actor, input);
    const next = nextToStudy(orderCards(deck.cards, shuffle), app.clock.now(), card);
    return redirect(next ? studyLink(deck, { card: next.number, shuffle }) : summaryLink(deck));
  },
});

const undo = pageForm({
  access: "learner",
  input: undoSchema,
  failureTitle: m.notUndoneTitle,
  async run({ app, actor, input, scope }) {
    const { deckId, rating: ratingId, shuffle } = input;
    const card = await undoRating(app, actor, { deckId, ratingId });
    if (card !== null) scope.leaveNotice({ tone: "info", title: m.undoneTitle() });
    const deck = await findDeck(app, actor, deckId);
    return redirect(studyLink(deck, card === null ? { shuffle } : { card, shuffle }));
  },
});

export const action = pageAction({ rate, undo });

export const clientAction = (args: ClientActionFunctionArgs) =>
  reachOrKeep(
    args,
    { title: m.nothingChangedTitle(), failure: m.noAnswer() },
    async (form, isSent) => {
      const { keepCardRating } = await import("~/offline/record-answer");
      return keepCardRating(form, isSent, args.params.deckId ?? "");
    },
  );

/** Turning a card loads nothing: the page has both sides. */
export const shouldRevalidate = revalidateIfMoved(pathAnd("fileId", "courseId", "card", "shuffle"));

export default function Study() {
  const [query] = useSearchParams();
  const shown = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <StudyScreen
      {...shown}
      notice={answer?.result.notice ?? shown.notice}
      side={query.get("side") === "back" ? "back" : "front"}
    />
  );
}

function cycleCompleted(cards: number): NoticeView {
  return {
    tone: "success",
    title: m.cycleCompletedTitle(),
    message: m.cycleCompleted({ count: cards }),
  };
}

/** A seed for another order than the current one. */
function newSeed(now: Date, before: number | undefined): number {
  const seed = (now.getTime() % 999_983) + 1;
  return seed === before ? seed + 1 : seed;
}
