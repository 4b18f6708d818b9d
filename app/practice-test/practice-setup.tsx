import { type MetaFunction, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData, useNavigation } from "@remix-run/react";
import { type FormAnswer, pageAction, pageForm, pageLoader } from "~/platform/page-route.server";
import { pageMeta } from "~/platform/product";
import { GeneratingTest } from "./components/generating-test";
import { PracticeSetup as PracticeSetupScreen } from "./components/practice-setup";
import { generatePracticeTest } from "./generate-practice-test.server";
import { openSetup } from "./open-setup.server";
import { testLink } from "./practice-test-links";
import { practiceFormSchema, setupParameters } from "./schema";

export const meta: MetaFunction = () => pageMeta("Practice Tests");

export const loader = pageLoader({
  access: "learner",
  input: setupParameters,
  run: async ({ app, actor, input }) => ({
    ...(await openSetup(app, actor)),
    tab: input.tab,
    fileId: input.fileId ?? null,
  }),
});

export const action = pageAction(
  pageForm({
    access: "learner",
    input: practiceFormSchema,
    failureTitle: "Error Generating Questions",
    async run({ app, actor, input, scope }) {
      const { id, questions, notice } = await generatePracticeTest(app, actor, input);
      const count =
        questions.length === 1 ? "1 question has" : `${questions.length} questions have`;
      const ready = `${count} been generated based on your material`;
      scope.leaveNotice({
        tone: "success",
        title: "Practice Test Ready",
        message: notice ? `${ready}. ${notice}` : ready,
      });
      return redirect(testLink(id));
    },
  }),
  "text",
);

export default function PracticeSetup() {
  const setup = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>() as FormAnswer | undefined;
  const { formAction } = useNavigation();
  if (formAction?.startsWith("/practice-test?")) return <GeneratingTest />;
  return <PracticeSetupScreen {...setup} result={answer?.result} />;
}
