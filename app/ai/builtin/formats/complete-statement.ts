import type { Fact } from "../facts/fact";
import {
  askForPredicate,
  inContext,
  kinds,
  predicateOf,
  type QuestionFormat,
  shown,
} from "./format";

/** What is said of a subject, among what is said of its siblings. */
export const completeStatement: QuestionFormat = {
  name: "complete the statement",
  asksForUnderstanding: false,
  kinds: kinds("statement"),
  ask(fact, context) {
    const stem = context.phrases.completeStatement(shown(fact.subject, context));
    return askForPredicate(fact, inContext(fact, stem, context), {
      kinds: this.kinds,
      optionsOf: (other) => (agreeInNumber(fact, other) ? [predicateOf(other)] : []),
    });
  },
  // To ask what all is true of something is no one question.
  card: () => null,
};

/** A verb in the plural tells that its subject is one. */
function agreeInNumber(a: Fact, b: Fact): boolean {
  return a.subjectType.isPlural === b.subjectType.isPlural;
}
