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
import { putBackForm, wrongForm, wrongParameters } from "./schema";
import { putBack, setAside } from "./set-aside.server";

export const meta: MetaFunction = () => pageMeta(m.takenOutTitle());

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
  failureTitle: m.notSetAsideTitle,
  missing,
  async run({ app, actor, input, scope }) {
    await setAside(app, actor, { id: input.item, reason: input.reason });
    const title = m.setAsideTitle();
    scope.leaveNotice({ tone: "info", title, message: m.setAsideMessage() });
    return redirect(safeRedirect(input.back, wrongPath));
  },
});

const undo = pageForm({
  access: "learner",
  input: putBackForm,
  failureTitle: m.notPutBackTitle,
  missing,
  async run({ app, actor, input, scope }) {
    await putBack(app, actor, input.item);
    scope.leaveNotice({ tone: "info", title: m.putBackTitle() });
    return redirect(safeRedirect(input.back, wrongPath));
  },
});

export const action = pageAction({ report, undo });

export const clientAction = (args: ClientActionFunctionArgs) =>
  reachServer(args, { title: m.notSetAsideTitle(), failure: m.noAnswer() });

export default function Wrong() {
  const answer = useActionData<typeof action>();
  return <WrongScreen {...useLoaderData<typeof loader>()} result={answer?.result} />;
}
