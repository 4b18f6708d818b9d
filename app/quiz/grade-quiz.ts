/** What a finished quiz comes to. */
export interface QuizResult {
  totalQuestions: number;
  correctAnswers: number;
  /** Rounded; 0 where there are no questions. */
  percentageScore: number;
  /** Seconds from the first question's appearance to the last answer. */
  timeTaken: number;
}

export function gradeQuiz(
  questions: { correctAnswer: number; selected: number | null }[],
  startedAt: Date | null,
  finishedAt: Date | null,
): QuizResult {
  const correctAnswers = questions.filter(
    (question) => question.selected === question.correctAnswer,
  ).length;
  const milliseconds = startedAt && finishedAt ? finishedAt.getTime() - startedAt.getTime() : 0;
  return {
    totalQuestions: questions.length,
    correctAnswers,
    percentageScore: toPercentage(correctAnswers, questions.length),
    timeTaken: Math.max(0, Math.round(milliseconds / 1000)),
  };
}

/** What was answered, and not rightly. */
export function wrongQuestions<Q extends { correctAnswer: number; selected: number | null }>(
  questions: readonly Q[],
): Q[] {
  return questions.filter(
    ({ selected, correctAnswer }) => selected !== null && selected !== correctAnswer,
  );
}

/** Rounded; 0 where there are no questions. */
export function toPercentage(correct: number, questions: number): number {
  return questions === 0 ? 0 : Math.round((correct / questions) * 100);
}

export function scoreMessage(percentage: number): string {
  if (percentage >= 80) return "Excellent work! You've mastered this topic.";
  if (percentage >= 60) return "Good job! You have a solid understanding of this material.";
  return "Keep studying! Review the explanations to improve your knowledge.";
}
