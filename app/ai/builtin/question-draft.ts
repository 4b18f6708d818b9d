import type { PlacedSentence } from "./sentences";

/** Options of one question all come from one pool, so that they are of the same kind. */
export type QuestionKind =
  | "term"
  | "definition"
  | "named"
  | "subject"
  | "year"
  | "number"
  | "reason"
  | "name"
  | "word";

/** A question before it has its wrong options. */
export interface QuestionSeed {
  kind: QuestionKind;
  question: string;
  key: string;
  /** Narrows the pool: "person", "plural", a unit. Only options of the same group stand together. */
  group: string;
  sentence: PlacedSentence;
  /** Higher is better; seeds of one sentence compete. */
  quality: number;
  /** Where the options are numbers. */
  value?: number;
}
