import { type MetaFunction, redirect } from "@remix-run/cloudflare";
import { type ClientActionFunctionArgs, useActionData, useLoaderData } from "@remix-run/react";
import { findQuestion } from "~/assessment/questions/find-question";
import { isCorrect, wrongQuestions } from "~/assessment/questions/grading";
import type { StoredQuestion } from "~/assessment/schema";
import { listFiles } from "~/library/list-files.server";
import { viewSources } from "~/library/view-source";
import { pageAction, pageForm, pageLoader } from "~/platform/page-route.server";
import { pageMeta } from "~/platform/product";
import { reachServer } from "~/ui/reach-server";
import { answerQuestion } from "./answer-question.server";
import { QuestionScreen } from "./components/question-screen";
import type { DotView } from "./components/quiz-views";
import * as m from "./messages";
import { questionLink, resultLink } from "./quiz-links";
import { answerSchema, questionParameters } from "./schema";
import { startQuiz } from "./start-quiz.server";

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  pageMeta(data ? m.questionTitle({ number: data.number, quiz: data.quiz.title }) : m.title());

export const loader = pageLoader({
  access: "learner",
  input: questionParameters,
  early: ({ app, owner }) => listFiles(app, owner),
  async run({ app, actor, input, early: files }) {
    const quiz = await startQuiz(app, actor, input.quizId);
    if (input.question === undefined) throw redirect(nextStepLink(quiz));
    const shown = findQuestion(quiz, input.question);
    const { questions } = quiz;
    const linkTo = (number: number) => questionLink(quiz, number);
    return {
      quiz: { id: quiz.id, title: quiz.title, instructions: quiz.instructions },
      number: shown.number,
      total: questions.length,
      question: { question: shown.question, options: shown.options },
      answer: viewAnswer(shown, files, linkTo(shown.number)),
      dots: questions.map((question): DotView => {
        const { number } = question;
        const state = number === shown.number ? "current" : stateOf(question);
        return { number, state, href: linkTo(number) };
      }),
      previousHref: shown.number > 1 ? linkTo(shown.number - 1) : null,
      nextHref: shown.number < questions.length ? linkTo(shown.number + 1) : null,
      result: firstOpen(quiz)
        ? null
        : {
            correct: questions.length - wrongQuestions(questions).length,
            href: resultLink(quiz),
          },
    };
  },
});

export const action = pageAction(
  pageForm({
    access: "learner",
    input: answerSchema,
    failureTitle: m.notSavedTitle,
    async run({ app, actor, input }) {
      const quiz = await answerQuestion(app, actor, input);
      return redirect(questionLink(quiz, input.question));
    },
  }),
);

export const clientAction = (args: ClientActionFunctionArgs) =>
  reachServer(args, { title: m.notSavedTitle(), failure: m.chooseAgain() });

export default function QuizQuestion() {
  const answered = useActionData<typeof action>();
  return <QuestionScreen {...useLoaderData<typeof loader>()} notice={answered?.result.notice} />;
}

/** The correct answer and what the text says leave the server only once there is an answer. */
function viewAnswer(
  question: StoredQuestion,
  files: Awaited<ReturnType<typeof listFiles>>,
  back: string,
) {
  const { selected, correctAnswer, explanation } = question;
  if (selected === null) return null;
  return { selected, correctAnswer, explanation, ...viewSources(question, files, back) };
}

type Quiz = Awaited<ReturnType<typeof startQuiz>>;

function firstOpen({ questions }: Quiz): StoredQuestion | undefined {
  return questions.find(({ selected }) => selected === null);
}

/** The first open question, or the result. */
function nextStepLink(quiz: Quiz): string {
  const open = firstOpen(quiz);
  return open ? questionLink(quiz, open.number) : resultLink(quiz);
}

function stateOf(question: StoredQuestion): DotView["state"] {
  if (question.selected === null) return "open";
  return isCorrect(question) ? "right" : "wrong";
}
