import { type MetaFunction, redirect } from "@remix-run/cloudflare";
import { type ClientActionFunctionArgs, useActionData, useLoaderData } from "@remix-run/react";
import { keepStanding } from "~/assessment/keep-standing";
import { moveCollectionPath } from "~/courses/course-links";
import { listMaterials } from "~/courses/list-materials.server";
import { viewSource } from "~/library/view-source";
import { pageAction, pageForm, pageLoader } from "~/platform/page-route.server";
import { pageMeta } from "~/platform/product";
import { everything } from "~/study-scope";
import { reachServer } from "~/ui/reach-server";
import { DeckScreen } from "./components/deck-screen";
import {
  cardCourseLink,
  deckLink,
  exportLink,
  removeLink,
  settingsLink,
  studyLink,
} from "./deck-links";
import { editCard } from "./edit-card.server";
import { findDeck } from "./find-deck.server";
import { cardsPerPage, linkToCard } from "./link-to-card.server";
import * as m from "./messages";
import { addCard } from "./own-cards.server";
import { readCards } from "./read-cards.server";
import { renameDeck } from "./rename-deck.server";
import { addFormSchema, deckPageParameters, editSchema, renameForm } from "./schema";
import { isOpen, nextToStudy } from "./study-order";

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  pageMeta(data ? m.deckTitle({ deck: data.deck.title }) : m.title());

export const loader = pageLoader({
  access: "learner",
  input: deckPageParameters,
  async run({ app, actor, input }) {
    const deck = await findDeck(app, actor, input.deckId);
    const { files, courses: all } = await listMaterials(app, actor);
    const courses = all.map(({ id, name }) => ({ id, name }));
    const now = app.clock.now();
    const pages = Math.max(1, Math.ceil(deck.cards.length / cardsPerPage));
    const page = Math.min(input.page, pages);
    const onPage = deck.cards.slice((page - 1) * cardsPerPage, page * cardsPerPage);
    const shown = await readCards(app, deck, onPage);
    const first = (deck.trackMastery && nextToStudy(deck.cards, now)) || deck.cards[0];
    return {
      deck: { id: deck.id, title: deck.title, notice: deck.notice },
      count: deck.cards.length,
      cards: shown.map(({ id, number, front, back, source }) => {
        return {
          id,
          number,
          front,
          back,
          source: viewSource(source, files, `${deckLink(deck, page)}#card-${id}`),
          courseHref:
            courses.length > 0 && deck.fileId === null && source === null
              ? cardCourseLink(deck, id)
              : null,
          removeHref: removeLink(deck, id),
          wrong: { id, back: deckLink(deck, page) },
        };
      }),
      kept: {
        mode: "flashcards",
        workId: deck.id,
        back: deckLink(deck),
        standing: keepStanding(
          deck,
          deck.cards.some(({ keptAt }) => keptAt !== null),
        ),
      },
      due: deck.trackMastery ? deck.cards.filter((card) => isOpen(card, now)).length : null,
      course:
        deck.fileId === null
          ? { courses, courseId: deck.courseId, back: deckLink(deck), action: moveCollectionPath }
          : null,
      links: {
        study: first ? studyLink(deck, { card: first.number }) : null,
        settings: settingsLink(deck),
        anki: exportLink(deck, "apkg"),
        csv: exportLink(deck, "csv"),
        markdown: exportLink(deck, "md"),
        gift: exportLink(deck, "gift"),
        qti: exportLink(deck, "qti"),
        previous: page > 1 ? deckLink(deck, page - 1) : null,
        next: page < pages ? deckLink(deck, page + 1) : null,
      },
    };
  },
});

const edit = pageForm({
  access: "learner",
  input: editSchema,
  failureTitle: m.notChangedTitle,
  async run({ app, actor, input }) {
    await editCard(app, actor, input);
    return redirect(await linkToCard(app, actor, { ...input, id: input.cardId }));
  },
});

const add = pageForm({
  access: "learner",
  input: addFormSchema,
  failureTitle: m.notAddedTitle,
  async run({ app, actor, input: { deckId, front, back }, newId, scope }) {
    const card = { deckId, front, back, ...everything, page: null, quote: null };
    const { id } = await addCard(app, actor, card, newId);
    scope.leaveNotice({ tone: "success", title: m.addedTitle() });
    return redirect(await linkToCard(app, actor, { deckId, id }));
  },
});

const rename = pageForm({
  access: "learner",
  input: renameForm,
  failureTitle: m.notRenamedTitle,
  async run({ app, actor, input: { deckId, title }, scope }) {
    await renameDeck(app, actor, { id: deckId, title });
    scope.leaveNotice({ tone: "success", title: m.renamedTitle() });
    return redirect(deckLink(await findDeck(app, actor, deckId)));
  },
});

export const action = pageAction({ edit, add, rename });

export const clientAction = (args: ClientActionFunctionArgs) =>
  reachServer(args, { title: m.notChangedTitle(), failure: m.noAnswer() });

export default function Deck() {
  const answer = useActionData<typeof action>();
  return (
    <DeckScreen
      {...useLoaderData<typeof loader>()}
      result={answer?.result}
      intent={answer?.intent}
    />
  );
}
