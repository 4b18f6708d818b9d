import type { Grammar } from "./language-pack";
import { plainAnswerType } from "./plain-answer-type";

/** Reads nothing from sentences: only what structure says is known. */
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
