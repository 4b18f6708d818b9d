import { type MetaFunction, redirect } from "@remix-run/cloudflare";
import { type ClientActionFunctionArgs, useActionData, useLoaderData } from "@remix-run/react";
import { listCourses } from "~/courses/list-courses.server";
import { citationLink } from "~/library/citation-link";
import { findFile } from "~/library/find-file.server";
import { pageAction, pageForm, pageLoader } from "~/platform/page-route.server";
import { pageMeta } from "~/platform/product";
import { everything } from "~/study-scope";
import { reachServer } from "~/ui/reach-server";
import { NewCardScreen } from "./components/new-card-screen";
import { deckLink } from "./deck-links";
import * as m from "./messages";
import { addCard } from "./own-cards.server";
import { newCardFormSchema, newCardParameters } from "./schema";

export const meta: MetaFunction = () => pageMeta(m.writeCardTitle());

export const loader = pageLoader({
  access: "learner",
  input: newCardParameters,
  async run({ app, actor, input: { fileId, courseId, page, quote } }) {
    const [file, courses] = await Promise.all([
      fileId ? findFile(app, actor, fileId) : null,
      fileId ? [] : listCourses(app, actor),
    ]);
    return {
      file: file ? { id: file.id, name: file.name } : null,
      page: page ?? null,
      quote: quote ?? "",
      courses: courses.map(({ id, name }) => ({ id, name })),
      courseId: courseId ?? null,
      back:
        file && quote
          ? citationLink({ fileId: file.id, page: page ?? null, quote }, null)
          : readerOf(fileId),
    };
  },
});

function readerOf(fileId: string | undefined) {
  return fileId ? `/app/docs?fileId=${fileId}` : "/app/docs";
}

export const action = pageAction(
  pageForm({
    access: "learner",
    input: newCardFormSchema,
    failureTitle: m.notAddedTitle,
    async run({ app, actor, input, newId, scope }) {
      const card = await addCard(app, actor, { deckId: null, ...input }, newId);
      scope.leaveNotice({ tone: "success", title: m.addedTitle() });
      if (card.source) return redirect(citationLink(card.source, null));
      if (input.fileId) return redirect(readerOf(input.fileId));
      return redirect(deckLink({ ...everything, id: card.deckId }));
    },
  }),
);

export const clientAction = (args: ClientActionFunctionArgs) =>
  reachServer(args, { title: m.notAddedTitle(), failure: m.noAnswer() });

export default function NewCard() {
  return (
    <NewCardScreen
      {...useLoaderData<typeof loader>()}
      result={useActionData<typeof action>()?.result}
    />
  );
}
