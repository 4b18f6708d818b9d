/** Where a question's answer stands in the material. */
export type SourceView = {
  fileName: string;
  page: number | null;
  quote: string;
  href: string;
};

/** What the learner chose, and what is right. */
export type AnswerView = {
  selected: number;
  correctAnswer: number;
  explanation: string;
  source: SourceView | null;
};

/** One question's place in the row of dots. */
export type DotView = {
  number: number;
  state: "current" | "right" | "wrong" | "open";
  href: string;
};

/** A quiz the learner made before. */
export type QuizHistoryItem = {
  id: string;
  title: string;
  score: number | null;
  createdAt: string;
  questionCount: number;
  answered: number;
};

/** One question as the review shows it. */
export type ReviewItem = {
  number: number;
  question: string;
  selectedText: string;
  correctText: string;
  right: boolean;
  explanation: string;
  href: string;
};

/** A, B, C... */
export function letterOf(index: number) {
  return String.fromCharCode(65 + index);
}
