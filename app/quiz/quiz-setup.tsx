import { type MetaFunction, redirect } from "@remix-run/cloudflare";
import {
  type ClientActionFunctionArgs,
  useActionData,
  useLoaderData,
  useNavigation,
} from "@remix-run/react";
import { planLimit } from "~/billing/plans";
import { stopAtPlan } from "~/billing/within-plan";
import { listMaterials } from "~/courses/list-materials.server";
import { selectMaterial } from "~/library/select-material";
import { viewSelection } from "~/library/view-selection.server";
import { pageAction, pageForm, pageLoader } from "~/platform/page-route.server";
import { pageMeta } from "~/platform/product";
import { reachServer } from "~/ui/reach-server";
import { QuizSetup as QuizSetupScreen } from "./components/quiz-setup";
import { generateQuiz } from "./generate-quiz.server";
import { listQuizzes } from "./list-quizzes.server";
import * as m from "./messages";
import { questionLink } from "./quiz-links";
import { quizFormSchema, setupParameters } from "./schema";

export const meta: MetaFunction = () => pageMeta(m.title());

export const loader = pageLoader({
  access: "learner",
  input: setupParameters,
  early: ({ app, owner }) => Promise.all([listMaterials(app, owner), listQuizzes(app, owner)]),
  async run({ app, actor, input, early: [materials, quizzes] }) {
    return {
      ...(await viewSelection(app, actor, selectMaterial(materials, input), "questions")),
      limit: planLimit(actor.tier, "quiz"),
      history: quizzes,
      parts: input.parts?.length ?? 0,
    };
  },
});

export const action = pageAction(
  pageForm({
    access: "learner",
    input: quizFormSchema,
    failureTitle: m.notGeneratedTitle,
    async run({ app, actor, input, scope, newId }) {
      const quiz = await generateQuiz(app, actor, input, newId);
      if (quiz.notice) {
        scope.leaveNotice({ tone: "info", title: m.shorterTitle(), message: quiz.notice });
      }
      return redirect(questionLink({ ...input, id: quiz.id }, 1));
    },
  }),
);

export const clientAction = (args: ClientActionFunctionArgs) =>
  reachServer(args, { title: m.notGeneratedTitle(), failure: m.serverError() });

export default function QuizSetup() {
  const setup = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const navigation = useNavigation();
  return (
    <QuizSetupScreen
      {...setup}
      result={answer?.result}
      pending={navigation.formAction?.startsWith("/app/quiz") ?? false}
      onSubmit={(event) => stopAtPlan(event, "quiz", "questionCount", setup.limit)}
    />
  );
}
