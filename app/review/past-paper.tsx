import { type MetaFunction, redirect } from "@remix-run/cloudflare";
import { type ClientActionFunctionArgs, useActionData, useLoaderData } from "@remix-run/react";
import { courseChoiceLoader } from "~/courses/course-choice-loader.server";
import { pageUpload } from "~/platform/page-route.server";
import { pageMeta } from "~/platform/product";
import { reachServer } from "~/ui/reach-server";
import { PastPaperScreen } from "./components/past-paper-screen";
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
    const { paper, result } = await receivePaper(app, actor, request, fields);
    if (paper.keep) {
      const { questions, cards } = result;
      const count = questions.length + cards.length;
      scope.leaveNotice({ tone: "success", title: m.paperKept({ count }) });
      return redirect(todayPath);
    }
    const { text, title, courseId, read } = paper;
    const values = { text, title, courseId: courseId ?? "" };
    return { intent: null, result: { values, errors: {} }, paper: read };
  },
});

export const clientAction = (args: ClientActionFunctionArgs) =>
  reachServer(args, { title: m.paperNotRead(), failure: m.noAnswer() });

export default function PastPaper() {
  const answer = useActionData<typeof action>();
  return (
    <PastPaperScreen
      {...useLoaderData<typeof loader>()}
      result={answer?.result}
      paper={answer && "paper" in answer ? answer.paper : undefined}
    />
  );
}
