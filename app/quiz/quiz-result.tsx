import { type MetaFunction, redirect } from "@remix-run/cloudflare";
import { type ClientActionFunctionArgs, useActionData, useLoaderData } from "@remix-run/react";
import { keepDecision } from "~/assessment/keep-decision";
import {
  countedQuestions,
  isCorrect,
  scoreMessage,
  wrongQuestions,
} from "~/assessment/questions/grading";
import { areInReview } from "~/assessment/questions/kept-questions.server";
import type { StoredQuestion } from "~/assessment/schema";
import { askedId } from "~/assessment/wrong-links";
import { listFiles } from "~/library/list-files.server";
import { viewSources } from "~/library/view-source";
import { pageAction, pageForm, pageLoader } from "~/platform/page-route.server";
import { pageMeta } from "~/platform/product";
import { reachServer } from "~/ui/reach-server";
import { QuizResult as QuizResultScreen } from "./components/quiz-result";
import type { ReviewedQuestion } from "./components/quiz-views";
import { findQuiz } from "./find-quiz.server";
import { gradeQuiz } from "./grade-quiz";
import * as m from "./messages";
import { questionLink, resultLink, setupLink } from "./quiz-links";
import { retryQuiz } from "./retry-quiz.server";
import { quizParameters } from "./schema";

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  pageMeta(
    data ? m.resultTitle({ percentage: data.percentage, quiz: data.quiz.title }) : m.title(),
  );

export const loader = pageLoader({
  access: "learner",
  input: quizParameters,
  early: ({ app, owner }) => listFiles(app, owner),
  async run({ app, actor, input, early: files }) {
    const quiz = await findQuiz(app, actor, input.quizId);
    const open = quiz.questions.find((question) => question.selected === null);
    if (open) throw redirect(questionLink(quiz, open.number));
    const counted = countedQuestions(quiz.questions);
    const result = gradeQuiz(counted, quiz.startedAt, quiz.finishedAt);
    return {
      quiz: { id: quiz.id, title: quiz.title },
      total: result.totalQuestions,
      correct: result.correctAnswers,
      percentage: result.percentageScore,
      seconds: result.timeTaken,
      difficulty: quiz.difficulty,
      message: scoreMessage(result.percentageScore),
      wrong: wrongQuestions(counted).length,
      isRetry: quiz.retryOf !== null,
      kept: {
        mode: "quiz",
        workId: quiz.id,
        back: resultLink(quiz),
        decision: keepDecision(quiz, await areInReview(app, actor, counted)),
      },
      review: quiz.questions.map((question) => viewReviewItem(quiz, question, files)),
      newQuizHref: setupLink(quiz),
    };
  },
});

export const action = pageAction(
  pageForm({
    access: "learner",
    input: quizParameters,
    failureTitle: m.nothingToRetryTitle,
    async run({ app, actor, input, newId }) {
      return redirect(questionLink(await retryQuiz(app, actor, input.quizId, newId), 1));
    },
  }),
);

export const clientAction = (args: ClientActionFunctionArgs) =>
  reachServer(args, { title: m.notRetriedTitle(), failure: m.noAnswer() });

export default function QuizResult() {
  const answer = useActionData<typeof action>();
  return <QuizResultScreen {...useLoaderData<typeof loader>()} result={answer?.result} />;
}

function viewReviewItem(
  quiz: Awaited<ReturnType<typeof findQuiz>>,
  question: StoredQuestion,
  files: Awaited<ReturnType<typeof listFiles>>,
): ReviewedQuestion {
  const { number, options, selected, correctAnswer, explanation } = question;
  const back = `${resultLink(quiz)}#question-${number}`;
  const { source, optionSources } = viewSources(question, files, back);
  return {
    number,
    question: question.question,
    selectedText: options[selected ?? -1] ?? "",
    selectedSource: optionSources[selected ?? -1] ?? null,
    correctText: options[correctAnswer] ?? "",
    source,
    right: isCorrect(question),
    explanation,
    href: questionLink(quiz, number),
    wrong: { id: askedId(quiz.id, number), back },
    isReported: question.reportedAt !== null,
  };
}
