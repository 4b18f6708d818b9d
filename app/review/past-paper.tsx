import { data, type MetaFunction, redirect } from "@remix-run/cloudflare";
import { type ClientActionFunctionArgs, useActionData, useLoaderData } from "@remix-run/react";
import { courseChoiceLoader } from "~/courses/course-choice-loader.server";
import type { FormAnswer } from "~/platform/page-failure.server";
import { pageUpload } from "~/platform/page-route.server";
import { pageMeta } from "~/platform/product";
import { reachServer } from "~/ui/reach-server";
import { PastPaperScreen } from "./components/past-paper-screen";
import { readPaper } from "./keep-paper.server";
import * as m from "./messages";
import { receivePaper } from "./receive-paper.server";
import { todayPath } from "./review-links";

export const meta: MetaFunction = () => pageMeta(m.pastPaper());

export const loader = courseChoiceLoader;

export const action = pageUpload({
  access: "learner",
  rate: "upload",
  failureTitle: m.paperNotRead,
  async run({ app, actor, request, scope, fields }) {
    const paper = await receivePaper(app, actor, request, fields);
    const { questions, cards } = await readPaper(app, actor, paper);
    const count = questions.length + cards.length;
    if (paper.keep) {
      scope.leaveNotice({ tone: "success", title: m.paperKept({ count }) });
      return redirect(todayPath);
    }
    // The page reads the text again, by the same rule.
    const { text, title, courseId } = paper;
    const values = { text, title, courseId: courseId ?? "", checked: "yes" };
    return data({ intent: null, result: { values, errors: {} } } satisfies FormAnswer);
  },
});

export const clientAction = (args: ClientActionFunctionArgs) =>
  reachServer(args, { title: m.paperNotRead(), failure: m.noAnswer() });

export default function PastPaper() {
  return (
    <PastPaperScreen
      {...useLoaderData<typeof loader>()}
      result={useActionData<typeof action>()?.result}
    />
  );
}
