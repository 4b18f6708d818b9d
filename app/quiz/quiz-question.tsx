import { type MetaFunction, redirect } from "@remix-run/cloudflare";
import { type ClientActionFunctionArgs, useActionData, useLoaderData } from "@remix-run/react";
import { listFiles } from "~/library/list-files.server";
import { viewSources } from "~/library/view-source";
import { notFound } from "~/platform/errors";
import { pageAction, pageForm, pageLoader } from "~/platform/page-route.server";
import { pageMeta } from "~/platform/product";
import { reachServer } from "~/ui/reach-server";
import { answerQuestion } from "./answer-question.server";
import { QuestionScreen } from "./components/question-screen";
import { wrongQuestions } from "./grade-quiz";
import { questionLink, resultLink } from "./quiz-links";
import { answerSchema, questionParameters, type StoredQuestion } from "./schema";
import { startQuiz } from "./start-quiz.server";

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  pageMeta(data ? `Question ${data.number}, ${data.quiz.title}` : "Quiz");

export const loader = pageLoader({
  access: "learner",
  input: questionParameters,
  early: ({ app, owner }) => listFiles(app, owner),
  async run({ app, actor, input, early: files }) {
    const quiz = await startQuiz(app, actor, input.quizId);
    const { questions } = quiz;
    if (input.question === undefined) throw redirect(placeToGoOn(quiz));
    const shown = questions[input.question - 1];
    if (!shown) throw notFound("That question");
    const href = (number: number) => questionLink(quiz, number);
    const finished = questions.every((question) => question.selected !== null);
    return {
      quiz: { id: quiz.id, title: quiz.title, instructions: quiz.instructions },
      number: shown.number,
      total: questions.length,
      question: { question: shown.question, options: shown.options },
      // The key, and what the text says of the options, leave the server with the answer, not before.
      answer:
        shown.selected === null
          ? null
          : {
              selected: shown.selected,
              correctAnswer: shown.correctAnswer,
              explanation: shown.explanation,
              ...viewSources(shown, files, href(shown.number)),
            },
      dots: questions.map((question) => ({
        number: question.number,
        state: question.number === shown.number ? ("current" as const) : stateOf(question),
        href: href(question.number),
      })),
      previousHref: shown.number > 1 ? href(shown.number - 1) : null,
      nextHref: shown.number < questions.length ? href(shown.number + 1) : null,
      result: finished
        ? {
            correct: questions.length - wrongQuestions(questions).length,
            href: resultLink(quiz),
          }
        : null,
    };
  },
});

const failureTitle = "Your answer was not saved";

export const action = pageAction(
  pageForm({
    access: "learner",
    input: answerSchema,
    failureTitle,
    async run({ app, actor, input }) {
      const quiz = await answerQuestion(app, actor, input);
      return redirect(questionLink(quiz, input.question));
    },
  }),
);

export const clientAction = (args: ClientActionFunctionArgs) =>
  reachServer(args, {
    title: failureTitle,
    failure: "Fennec did not answer. Please choose once more.",
  });

export default function QuizQuestion() {
  const answered = useActionData<typeof action>();
  return <QuestionScreen {...useLoaderData<typeof loader>()} notice={answered?.result.notice} />;
}

/** The first open question, or the result. */
function placeToGoOn(quiz: { id: string; fileId: string | null; questions: StoredQuestion[] }) {
  const open = quiz.questions.find((question) => question.selected === null);
  return open ? questionLink(quiz, open.number) : resultLink(quiz);
}

function stateOf({ selected, correctAnswer }: StoredQuestion): "right" | "wrong" | "open" {
  if (selected === null) return "open";
  return selected === correctAnswer ? "right" : "wrong";
}
