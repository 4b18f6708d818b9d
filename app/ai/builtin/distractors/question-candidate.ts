import type { Citation } from "~/ai/ports";
import type { AnswerType, Fact } from "../facts/fact";

/** Words of the document that may stand as an option, and the fact that they come from. */
export interface Option {
  text: string;
  type: AnswerType;
  source: Citation;
  fact: Fact;
  /** The document itself sets it against the key, so that it is surely wrong. */
  isContrasted?: boolean;
}

/** What is asked of one fact: which options are right, and which could be taken for it. */
export interface QuestionCandidate {
  fact: Fact;
  /** The words of the document that the question shows. */
  given: string;
  /** Is a subject asked for, of which the given is said, or what is said of the given subject? */
  asks: "subject" | "predicate";
  key: Option;
  /** The question as the learner reads it. */
  stem: string;
  /** Are the options several members or parts of one fact, as the steps of a process are? */
  isWithinFact?: boolean;
}
