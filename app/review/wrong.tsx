import { type MetaFunction, redirect } from "@remix-run/cloudflare";
import { type ClientActionFunctionArgs, useActionData, useLoaderData } from "@remix-run/react";
import { wrongPath } from "~/assessment/wrong-links";
import { pageAction, pageForm, pageLoader } from "~/platform/page-route.server";
import { pageMeta } from "~/platform/product";
import { safeRedirect } from "~/platform/redirects";
import { reachServer } from "~/ui/reach-server";
import { WrongScreen } from "./components/wrong-screen";
import { findReported } from "./find-reported.server";
import { listOwnWrong } from "./list-wrong-items.server";
import * as m from "./messages";
import { reportItem, restoreItem } from "./report-item.server";
import { restoreForm, wrongForm, wrongParameters } from "./schema";

export const meta: MetaFunction = () => pageMeta(m.reportedTitle());

const missing = { path: wrongPath, title: m.itemNotFound };

export const loader = pageLoader({
  access: "learner",
  input: wrongParameters,
  missing,
  async run({ app, actor, input }) {
    const [reported, items] = await Promise.all([
      input.item === undefined ? null : findReported(app, actor, input.item),
      listOwnWrong(app, actor),
    ]);
    const back = safeRedirect(input.back, wrongPath);
    return {
      asked: reported && { id: input.item ?? "", front: reported.front, back },
      items: items.map(({ id, front, back: answer, reason }) => ({ id, front, answer, reason })),
    };
  },
});

const report = pageForm({
  access: "learner",
  input: wrongForm,
  failureTitle: m.notReportedTitle,
  missing,
  async run({ app, actor, input, scope }) {
    await reportItem(app, actor, { id: input.item, reason: input.reason });
    const title = m.itemReportedTitle();
    scope.leaveNotice({ tone: "info", title, message: m.itemReportedMessage() });
    return redirect(safeRedirect(input.back, wrongPath));
  },
});

const undo = pageForm({
  access: "learner",
  input: restoreForm,
  failureTitle: m.notRestoredTitle,
  missing,
  async run({ app, actor, input, scope }) {
    await restoreItem(app, actor, input.item);
    scope.leaveNotice({ tone: "info", title: m.restoredTitle() });
    return redirect(safeRedirect(input.back, wrongPath));
  },
});

export const action = pageAction({ report, undo });

export const clientAction = (args: ClientActionFunctionArgs) =>
  reachServer(args, { title: m.notReportedTitle(), failure: m.noAnswer() });

export default function Wrong() {
  const answer = useActionData<typeof action>();
  return <WrongScreen {...useLoaderData<typeof loader>()} result={answer?.result} />;
}
