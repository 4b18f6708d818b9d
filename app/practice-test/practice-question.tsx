import { type MetaFunction, redirect } from "@remix-run/cloudflare";
import { type ClientActionFunctionArgs, useActionData, useLoaderData } from "@remix-run/react";
import { pageAction, pageForm, pageLoader } from "~/platform/page-route.server";
import { pageMeta } from "~/platform/product";
import { reachServer } from "~/ui/reach-server";
import { answerPracticeQuestion } from "./answer-practice-question.server";
import { PracticeQuestion as PracticeQuestionScreen } from "./components/practice-question";
import { findPracticeTest } from "./find-practice-test.server";
import * as m from "./messages";
import { cancelLink, reviewLink, testLink } from "./practice-test-links";
import { practiceAnswerSchema, testParameters } from "./schema";

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  pageMeta(data ? m.questionTitle({ number: data.number, test: data.title }) : m.testTitle());

export const loader = pageLoader({
  access: "learner",
  input: testParameters,
  async run({ app, actor, input }) {
    const test = await findPracticeTest(app, actor, input.testId);
    const shown = test.questions.find(({ selected }) => selected === null);
    if (!shown) throw redirect(reviewLink(test.id));
    // The correct answer stays on the server until the review.
    return {
      title: test.title,
      number: shown.number,
      total: test.questions.length,
      question: shown.question,
      options: shown.options,
      cancelHref: cancelLink(test.id),
    };
  },
});

export const action = pageAction(
  pageForm({
    access: "learner",
    input: practiceAnswerSchema,
    failureTitle: m.notSavedTitle,
    async run({ app, actor, input }) {
      await answerPracticeQuestion(app, actor, input);
      return redirect(testLink(input.testId));
    },
  }),
);

export const clientAction = (args: ClientActionFunctionArgs) =>
  reachServer(args, { title: m.notSavedTitle(), failure: m.sendAgain() });

export default function PracticeQuestion() {
  const answered = useActionData<typeof action>();
  const shown = useLoaderData<typeof loader>();
  return <PracticeQuestionScreen {...shown} result={answered?.result} />;
}
