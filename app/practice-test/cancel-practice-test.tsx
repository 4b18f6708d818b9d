import { type MetaFunction, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { pageAction, pageForm, pageLoader } from "~/platform/page-route.server";
import { pageMeta } from "~/platform/product";
import { cancelPracticeTest } from "./cancel-practice-test.server";
import { CancelTestScreen } from "./components/cancel-test";
import { findPracticeTest } from "./find-practice-test.server";
import * as m from "./messages";
import { reviewLink, testLink } from "./practice-test-links";
import { testParameters } from "./schema";

export const meta: MetaFunction = () => pageMeta(m.cancelTitle());

const missing = { path: "/practice-test", title: m.nothingToCancelTitle };

export const loader = pageLoader({
  access: "learner",
  input: testParameters,
  missing,
  async run({ app, actor, input }) {
    const test = await findPracticeTest(app, actor, input.testId);
    if (test.score !== null) throw redirect(reviewLink(test.id));
    const answered = test.questions.filter(({ selected }) => selected !== null).length;
    return { title: test.title, answered, testHref: testLink(test.id) };
  },
});

export const action = pageAction(
  pageForm({
    access: "learner",
    input: testParameters,
    failureTitle: m.notCancelledTitle,
    missing,
    async run({ app, actor, input, scope }) {
      await cancelPracticeTest(app, actor, input.testId);
      scope.leaveNotice({
        tone: "info",
        title: m.cancelledTitle(),
        message: m.cancelled(),
      });
      return redirect("/practice-test");
    },
  }),
);

export default function CancelPracticeTest() {
  const answer = useActionData<typeof action>();
  return <CancelTestScreen {...useLoaderData<typeof loader>()} notice={answer?.result.notice} />;
}
