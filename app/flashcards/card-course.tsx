import { type MetaFunction, redirect } from "@remix-run/cloudflare";
import { type ClientActionFunctionArgs, useActionData, useLoaderData } from "@remix-run/react";
import { listCourses } from "~/courses/list-courses.server";
import { pageAction, pageForm, pageLoader } from "~/platform/page-route.server";
import { pageMeta } from "~/platform/product";
import { reachServer } from "~/ui/reach-server";
import { CardCourseScreen } from "./components/card-course-screen";
import { deckLink } from "./deck-links";
import { findDeck } from "./find-deck.server";
import { linkToCard } from "./link-to-card.server";
import * as m from "./messages";
import { moveCard } from "./move-card.server";
import { readCards } from "./read-cards.server";
import { cardCourseForm, cardParameters } from "./schema";

export const meta: MetaFunction = () => pageMeta(m.cardCourseTitle());

const missing = { path: "/app/flashcards", title: m.cardNotFound };

export const loader = pageLoader({
  access: "learner",
  input: cardParameters,
  missing,
  async run({ app, actor, scope, input: { deckId, cardId } }) {
    const deck = await findDeck(app, actor, deckId);
    const [[card], courses] = await Promise.all([
      readCards(app, deck, [{ id: cardId }]),
      listCourses(app, actor),
    ]);
    const comesFromDocument = deck.fileId !== null || card?.source;
    if (!card || comesFromDocument) {
      const title = card ? m.cardOfDocument() : m.cardNotFound();
      scope.leaveNotice({ tone: "info", title });
      throw redirect(deckLink(deck));
    }
    return {
      front: card.front,
      courses: courses.map(({ id, name }) => ({ id, name })),
      courseId: deck.courseId,
      back: `${deckLink(deck)}#card-${cardId}`,
    };
  },
});

export const action = pageAction(
  pageForm({
    access: "learner",
    input: cardCourseForm,
    failureTitle: m.notMovedTitle,
    missing,
    async run({ app, actor, input: { cardId, courseId }, scope }) {
      const deckId = await moveCard(app, actor, { id: cardId, courseId });
      scope.leaveNotice({ tone: "success", title: m.movedTitle() });
      return redirect(await linkToCard(app, actor, { deckId, id: cardId }));
    },
  }),
);

export const clientAction = (args: ClientActionFunctionArgs) =>
  reachServer(args, { title: m.notMovedTitle(), failure: m.noAnswer() });

export default function CardCourse() {
  const answer = useActionData<typeof action>();
  return <CardCourseScreen {...useLoaderData<typeof loader>()} result={answer?.result} />;
}
