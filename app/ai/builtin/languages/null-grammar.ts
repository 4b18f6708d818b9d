import type { Grammar } from "./language-pack";
import { plainAnswerType } from "./plain-answer-type";

/** A grammar that reads nothing from sentences; for languages without one. */
export const nullGrammar: Grammar = {
  definitions: null,
  statements: null,
  causes: null,
  contrasts: null,
  steps: null,
  events: null,
  persons: null,
  memberships: null,
  answerType: plainAnswerType,
  headingRole: () => null,
  labelRole: () => "term",
};
