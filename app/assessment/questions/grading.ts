import * as m from "~/assessment/messages";

interface Graded {
  correctAnswer: number;
  /** Null until answered. */
  selected: number | null;
}

/** Questions without those that the learner reported as wrong. */
export function countedQuestions<Q extends { reportedAt: Date | null }>(
  questions: readonly Q[],
): Q[] {
  return questions.filter(({ reportedAt }) => reportedAt === null);
}

export function isCorrect({ selected, correctAnswer }: Graded): boolean {
  return selected === correctAnswer;
}

/** The questions that were answered, but not correctly. */
export function wrongQuestions<Q extends Graded>(questions: readonly Q[]): Q[] {
  return questions.filter((question) => question.selected !== null && !isCorrect(question));
}

/** Rounded; 0 if there are no questions. */
export function toPercentage(correct: number, questions: number): number {
  return questions === 0 ? 0 : Math.round((correct / questions) * 100);
}

export function scoreMessage(percentage: number): string {
  if (percentage >= 80) return m.excellent();
  return percentage >= 60 ? m.good() : m.keepStudying();
}
