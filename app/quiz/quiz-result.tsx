import { type MetaFunction, redirect } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { pageLoader } from "~/platform/page-route.server";
import { productName } from "~/platform/product";
import { QuizResult as QuizResultScreen } from "./components/quiz-result";
import { findQuiz } from "./find-quiz.server";
import { gradeQuiz, scoreMessage } from "./grade-quiz";
import { questionLink, setupLink } from "./quiz-links";
import { quizParameters } from "./schema";

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: `${data ? `${data.percentage}%, ${data.quiz.title}` : "Quiz"} · ${productName}` },
];

export const loader = pageLoader({
  access: "learner",
  input: quizParameters,
  async run({ app, actor, input }) {
    const quiz = await findQuiz(app, actor, input.quizId);
    const open = quiz.questions.find((question) => question.selected === null);
    if (open) throw redirect(questionLink(quiz, open.number));
    const result = gradeQuiz(quiz.questions, quiz.startedAt, quiz.finishedAt);
    return {
      quiz: { id: quiz.id, title: quiz.title },
      total: result.totalQuestions,
      correct: result.correctAnswers,
      percentage: result.percentageScore,
      seconds: result.timeTaken,
      message: scoreMessage(result.percentageScore),
      review: quiz.questions.map((question) => ({
        number: question.number,
        question: question.question,
        selectedText: question.options[question.selected ?? -1] ?? "",
        correctText: question.options[question.correctAnswer] ?? "",
        right: question.selected === question.correctAnswer,
        explanation: question.explanation,
        href: questionLink(quiz, question.number),
      })),
      newQuizHref: setupLink(quiz),
    };
  },
});

export default function QuizResult() {
  return <QuizResultScreen {...useLoaderData<typeof loader>()} />;
}
