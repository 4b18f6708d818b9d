import { type MetaFunction, redirect } from "@remix-run/cloudflare";
import { type ClientActionFunctionArgs, useActionData, useLoaderData } from "@remix-run/react";
import { courseChoiceLoader } from "~/courses/course-choice-loader.server";
import { pageUpload } from "~/platform/page-route.server";
import { pageMeta } from "~/platform/product";
import { reachServer } from "~/ui/reach-server";
import { ImportScreen } from "./components/import-screen";
import { importCards } from "./import-cards.server";
import * as m from "./messages";

export const meta: MetaFunction = () => pageMeta(m.importTitle());

export const loader = courseChoiceLoader;

export const action = pageUpload({
  access: "learner",
  rate: "upload",
  failureTitle: m.notImportedTitle,
  async run({ app, actor, request, scope, fields }) {
    const imported = await importCards(app, actor, request, fields);
    const { deckId, cards, existing = 0, notice } = imported;
    const message = [
      ...(existing > 0 ? [m.importedExisting({ count: existing })] : []),
      ...(notice ? [notice] : []),
    ].join(" ");
    scope.leaveNotice({
      tone: "success",
      title:
        existing === cards ? m.nothingNewTitle() : m.importedTitle({ count: cards - existing }),
      ...(message ? { message: message.slice(0, 500) } : {}),
    });
    return redirect(deckId === null ? "/app/review" : `/app/flashcards/${deckId}`);
  },
});

export const clientAction = (args: ClientActionFunctionArgs) =>
  reachServer(args, { title: m.notImportedTitle(), failure: m.noAnswer() });

export default function ImportCards() {
  return (
    <ImportScreen
      {...useLoaderData<typeof loader>()}
      result={useActionData<typeof action>()?.result}
    />
  );
}
