import type { SourceView } from "~/ui/source-quote";

/** What the learner chose, and what is right. */
export type AnswerView = {
  selected: number;
  correctAnswer: number;
  explanation: string;
  source: SourceView | null;
  /** For each option, what the material says of it. */
  optionSources: (SourceView | null)[];
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
  /** What the material says of it. */
  selectedSource: SourceView | null;
  correctText: string;
  source: SourceView | null;
  right: boolean;
  explanation: string;
  href: string;
};
