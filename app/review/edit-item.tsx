import { type MetaFunction, redirect } from "@remix-run/cloudflare";
import { type ClientActionFunctionArgs, useActionData, useLoaderData } from "@remix-run/react";
import { pageAction, pageForm, pageLoader } from "~/platform/page-route.server";
import { pageMeta } from "~/platform/product";
import { safeRedirect } from "~/platform/redirects";
import { reachServer } from "~/ui/reach-server";
import { EditScreen } from "./components/edit-screen";
import { editKeptCard, editKeptQuestion, findEditable } from "./edit-item.server";
import * as m from "./messages";
import { deleteLink, sessionLink } from "./review-links";
import { cardEditForm, editParameters, questionEditForm } from "./schema";

export const meta: MetaFunction = () => pageMeta(m.editTitle());

const missing = { path: sessionLink({}), title: m.itemNotFound };

export const loader = pageLoader({
  access: "learner",
  input: editParameters,
  missing,
  async run({ app, actor, input }) {
    const { front, back, question, title } = await findEditable(app, actor, input.item);
    const backHref = safeRedirect(input.back, sessionLink({}));
    return {
      title,
      front,
      back,
      question: question && {
        options: question.options,
        correctAnswer: question.correctAnswer,
        explanation: question.explanation,
      },
      backHref,
      deleteHref: deleteLink(input.item, backHref),
    };
  },
});

const question = pageForm({
  access: "learner",
  input: questionEditForm,
  failureTitle: m.notEditedTitle,
  missing,
  async run({ app, actor, input, scope }) {
    const { item, back, ...change } = input;
    const before = await findEditable(app, actor, item);
    const { source } = await editKeptQuestion(app, actor, item, change);
    const isDropped = before.source !== null && source === null;
    const title = m.editedTitle();
    scope.leaveNotice({
      tone: "success",
      title,
      ...(isDropped ? { message: m.sourceDropped() } : {}),
    });
    return redirect(safeRedirect(back, sessionLink({})));
  },
});

const card = pageForm({
  access: "learner",
  input: cardEditForm,
  failureTitle: m.notEditedTitle,
  missing,
  async run({ app, actor, input: { item, back, front, answer }, scope }) {
    await editKeptCard(app, actor, { id: item, front, back: answer });
    scope.leaveNotice({ tone: "success", title: m.editedTitle() });
    return redirect(safeRedirect(back, sessionLink({})));
  },
});

export const action = pageAction({ question, card });

export const clientAction = (args: ClientActionFunctionArgs) =>
  reachServer(args, { title: m.notEditedTitle(), failure: m.noAnswer() });

export default function EditItem() {
  const answer = useActionData<typeof action>();
  return <EditScreen {...useLoaderData<typeof loader>()} result={answer?.result} />;
}
