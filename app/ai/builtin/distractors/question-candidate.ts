import type { Citation } from "~/ai/ports";
import type { AnswerType, Fact } from "../facts/fact";

/** An option in the document's words, with the fact it comes from. */
export interface Option {
  text: string;
  type: AnswerType;
  source: Citation;
  fact: Fact;
  /** Whether the document contrasts it with the key, so that it is certainly wrong. */
  isContrasted?: boolean;
}

/** A question about one fact, before it has distractors. */
export interface QuestionCandidate {
  fact: Fact;
  /** The words of the document that the stem contains. */
  given: string;
  /** Whether the key is the subject of the fact or what is said of it. */
  asks: "subject" | "predicate";
  key: Option;
  /** The stem as the learner reads it. */
  stem: string;
  /** Whether the options are members of the same fact, such as the steps of a process. */
  isWithinFact?: boolean;
}
