/** A question with options, of which one is right. */
export interface PaperQuestion {
  kind: "question";
  /** Of its first line, from 1. */
  line: number;
  question: string;
  options: string[];
  correctAnswer: number;
}

/** A question with an answer in words. */
export interface PaperCard {
  kind: "card";
  line: number;
  front: string;
  back: string;
  /** Set where several of the options on its front are right. */
  several?: true;
}

/** Why a line, or the question that begins on it, became nothing. */
export type PaperProblem =
  | "no_answer"
  | "unknown_option"
  | "few_options"
  | "many_options"
  | "same_options"
  | "too_long"
  | "no_question"
  | "repeated";

export interface SkippedPaperLine {
  line: number;
  /** The last of several lines in a row that belong to no question. */
  lastLine?: number;
  /** The beginning of the first. */
  text: string;
  problem: PaperProblem;
}

export interface PastPaper {
  items: (PaperQuestion | PaperCard)[];
  skipped: SkippedPaperLine[];
  /** Whether it has more lines or questions than are read. */
  isTooLong: boolean;
}

export const paperLimits = {
  lines: 20_000,
  /** Characters; a longer one is no line of a paper. */
  lineLength: 8_000,
  questions: 1_000,
  options: { min: 2, max: 6 },
  /** Characters of a question, an option or an answer. */
  textLength: 1_000,
} as const;
