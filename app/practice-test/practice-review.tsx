import { type MetaFunction, redirect } from "@remix-run/cloudflare";
import { type ClientActionFunctionArgs, useActionData, useLoaderData } from "@remix-run/react";
import { scoreMessage, toPercentage } from "~/assessment/grading";
import { listFiles } from "~/library/list-files.server";
import { viewSources } from "~/library/view-source";
import { pageAction, pageForm, pageLoader } from "~/platform/page-route.server";
import { pageMeta } from "~/platform/product";
import { reachServer } from "~/ui/reach-server";
import { PracticeReview as PracticeReviewScreen } from "./components/practice-review";
import { findPracticeTest } from "./find-practice-test.server";
import * as m from "./messages";
import { reviewLink, testLink } from "./practice-test-links";
import { retryPracticeTest } from "./retry-practice-test.server";
import { testParameters } from "./schema";

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  pageMeta(data ? m.resultTitle({ percentage: data.percentage, test: data.title }) : m.testTitle());

export const loader = pageLoader({
  access: "learner",
  input: testParameters,
  early: ({ app, owner }) => listFiles(app, owner),
  async run({ app, actor, input, early: files }) {
    const test = await findPracticeTest(app, actor, input.testId);
    if (test.score === null) throw redirect(testLink(test.id));
    const percentage = toPercentage(test.score, test.questions.length);
    return {
      id: test.id,
      title: test.title,
      correct: test.score,
      total: test.questions.length,
      percentage,
      message: scoreMessage(percentage),
      offer: test.keepAnsweredAt
        ? null
        : { mode: "practice-test", workId: test.id, back: reviewLink(test.id) },
      questions: test.questions.map((question) => {
        const back = `${reviewLink(test.id)}#question-${question.number}`;
        return { ...question, ...viewSources(question, files, back) };
      }),
    };
  },
});

export const action = pageAction(
  pageForm({
    access: "learner",
    input: testParameters,
    failureTitle: m.notBegunTitle,
    async run({ app, actor, input, newId }) {
      await retryPracticeTest(app, actor, input.testId, newId);
      return redirect(testLink(newId));
    },
  }),
);

export const clientAction = (args: ClientActionFunctionArgs) =>
  reachServer(args, { title: m.notBegunTitle(), failure: m.noAnswer() });

export default function PracticeReview() {
  const answer = useActionData<typeof action>();
  return (
    <PracticeReviewScreen {...useLoaderData<typeof loader>()} notice={answer?.result.notice} />
  );
}
