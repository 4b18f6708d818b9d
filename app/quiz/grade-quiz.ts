import { isCorrect, toPercentage } from "~/assessment/questions/grading";

/** The result of a finished quiz. */
export interface QuizResult {
  totalQuestions: number;
  correctAnswers: number;
  /** Rounded; 0 if there are no questions. */
  percentageScore: number;
  /** Seconds from the first question's appearance to the last answer. */
  timeTaken: number;
}

export function gradeQuiz(
  questions: { correctAnswer: number; selected: number | null }[],
  startedAt: Date | null,
  finishedAt: Date | null,
): QuizResult {
  const correctAnswers = questions.filter(isCorrect).length;
  const milliseconds = startedAt && finishedAt ? finishedAt.getTime() - startedAt.getTime() : 0;
  return {
    totalQuestions: questions.length,
    correctAnswers,
    percentageScore: toPercentage(correctAnswers, questions.length),
    timeTaken: Math.max(0, Math.round(milliseconds / 1000)),
  };
}
