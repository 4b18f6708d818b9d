import type { Fact } from "../facts/fact";
import {
  askForPredicate,
  inContext,
  kinds,
  predicateOf,
  type QuestionFormat,
  shown,
  type WritingContext,
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
      optionsOf: (other) => (agreeInNumber(fact, other, context) ? [predicateOf(other)] : []),
    });
  },
  // To ask what all is true of something is no one question.
  card: () => null,
};

/** The number of a verb tells which subject it belongs to. */
function agreeInNumber(a: Fact, b: Fact, { phrases: { numberOf } }: WritingContext): boolean {
  return numberOf
    ? numberOf(a.predicate) === numberOf(b.predicate)
    : a.subjectType.isPlural === b.subjectType.isPlural;
}
