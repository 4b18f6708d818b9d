import type { SourceView } from "~/ui/source-quote";

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
