import { type MetaFunction, redirect } from "@remix-run/cloudflare";
import {
  type ClientActionFunctionArgs,
  useActionData,
  useLoaderData,
  useNavigation,
} from "@remix-run/react";
import { stopAtPlan } from "~/billing/within-plan";
import { uploadRules } from "~/library/upload-rules";
import { pageAction, pageForm, pageLoader } from "~/platform/page-route.server";
import { pageMeta } from "~/platform/product";
import { Generating } from "~/ui/generating";
import { reachServer } from "~/ui/reach-server";
import { PracticeSetup as PracticeSetupScreen } from "./components/practice-setup";
import { generatePracticeTest } from "./generate-practice-test.server";
import * as m from "./messages";
import { readyNotice } from "./notices";
import { openSetup } from "./open-setup.server";
import { testLink } from "./practice-test-links";
import { practiceFormSchema, setupParameters } from "./schema";

export const meta: MetaFunction = () => pageMeta(m.title());

export const loader = pageLoader({
  access: "learner",
  input: setupParameters,
  run: async ({ app, actor, input }) => ({
    ...(await openSetup(app, actor, input)),
    tab: input.tab,
    fileId: input.fileId ?? null,
  }),
});

export const action = pageAction(
  pageForm({
    access: "learner",
    input: practiceFormSchema,
    failureTitle: m.notGeneratedTitle,
    async run({ app, actor, input, scope, newId }) {
      const { test, readItemCounts } = await generatePracticeTest(app, actor, input, newId);
      scope.leaveNotice(readyNotice(test, await readItemCounts()));
      return redirect(testLink(test.id));
    },
  }),
  "text",
);

export const clientAction = (args: ClientActionFunctionArgs) =>
  reachServer(args, { title: m.notGeneratedTitle(), failure: m.noAnswerToForm() });

export default function PracticeSetup() {
  const setup = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { formAction } = useNavigation();
  if (formAction?.startsWith("/practice-test?")) {
    return <Generating title={m.generating()}>{m.takesSeconds()}</Generating>;
  }
  const { limit } = setup;
  return (
    <PracticeSetupScreen
      {...setup}
      result={answer?.result}
      uploadRules={uploadRules}
      onSubmit={(event) => stopAtPlan(event, "practiceTest", "questionCount", limit)}
    />
  );
}
