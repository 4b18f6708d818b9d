import { type MetaFunction, redirect } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { citationLink } from "~/library/citation-link";
import { listFiles } from "~/library/list-files.server";
import { pageLoader } from "~/platform/page-route.server";
import { pageMeta } from "~/platform/product";
import { toPercentage } from "~/quiz/grade-quiz";
import { PracticeReview as PracticeReviewScreen } from "./components/practice-review";
import { findPracticeTest } from "./find-practice-test.server";
import { testLink } from "./practice-test-links";
import { testParameters } from "./schema";

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  pageMeta(data ? `${data.percentage}%, ${data.title}` : "Practice test");

export const loader = pageLoader({
  access: "learner",
  input: testParameters,
  async run({ app, actor, input }) {
    const test = await findPracticeTest(app, actor, input.testId);
    if (test.score === null) throw redirect(testLink(test.id));
    const names = new Map((await listFiles(app, actor)).map(({ id, name }) => [id, name]));
    return {
      title: test.title,
      correct: test.score,
      total: test.questions.length,
      percentage: toPercentage(test.score, test.questions.length),
      questions: test.questions.map(({ source, ...question }) => {
        const fileName = source && names.get(source.fileId);
        return {
          ...question,
          source: source && fileName ? { ...source, fileName, href: citationLink(source) } : null,
        };
      }),
    };
  },
});

export default function PracticeReview() {
  return <PracticeReviewScreen {...useLoaderData<typeof loader>()} />;
}
