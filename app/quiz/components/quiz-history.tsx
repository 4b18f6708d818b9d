import { Link } from "@remix-run/react";
import type { QuizHistoryItem } from "~/quiz/components/quiz-views";

function standing(quiz: QuizHistoryItem) {
  if (quiz.score !== null) return `${quiz.score}%`;
  if (quiz.answered === 0) return "Not started";
  return `${quiz.answered} of ${quiz.questionCount} answered`;
}

/** Earlier quizzes, each opening where it was left. */
export function QuizHistory({ history }: { history: QuizHistoryItem[] }) {
  if (!history.length) return null;
  return (
    <section aria-labelledby="earlier-quizzes" className="border-t border-line pt-6">
      <h2 id="earlier-quizzes" className="text-xl">
        Earlier quizzes
      </h2>
      <ul className="mt-2 grid">
        {history.map((quiz) => (
          <li key={quiz.id}>
            <Link
              to={`/app/quiz/${quiz.id}`}
              className="-mx-3 flex min-h-14 items-center justify-between gap-4 rounded-card px-3 py-2 hover:bg-sunk"
            >
              <span className="min-w-0">
                <span dir="auto" className="line-clamp-1 font-semibold wrap-anywhere">
                  {quiz.title}
                </span>
                <span className="block text-sm text-soft tabular-nums">
                  <time dateTime={quiz.createdAt}>{quiz.createdAt.slice(0, 10)}</time>,{" "}
                  {quiz.questionCount === 1 ? "1 question" : `${quiz.questionCount} questions`}
                </span>
              </span>
              <span className="shrink-0 text-base font-semibold tabular-nums">
                {standing(quiz)}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
