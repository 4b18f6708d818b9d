import { type MetaFunction, redirect } from "@remix-run/cloudflare";
import { type ClientActionFunctionArgs, useActionData, useLoaderData } from "@remix-run/react";
import { keepDecision } from "~/assessment/keep-decision";
import {
  countedQuestions,
  isCorrect,
  scoreMessage,
  toPercentage,
} from "~/assessment/questions/grading";
import { areInReview } from "~/assessment/questions/kept-questions.server";
import { askedId } from "~/assessment/wrong-links";
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
    const counted = countedQuestions(test.questions);
    const correct = counted.filter(isCorrect).length;
    const percentage = toPercentage(correct, counted.length);
    return {
      id: test.id,
      title: test.title,
      correct,
      total: counted.length,
      percentage,
      message: scoreMessage(percentage),
      kept: {
        mode: "practice-test",
        workId: test.id,
        back: reviewLink(test.id),
        decision: keepDecision(test, await areInReview(app, actor, counted)),
      },
      questions: test.questions.map((question) => {
        const back = `${reviewLink(test.id)}#question-${question.number}`;
        const { reportedAt, ...shown } = question;
        return {
          ...shown,
          ...viewSources(question, files, back),
          wrong: { id: askedId(test.id, question.number), back },
          isReported: reportedAt !== null,
        };
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
