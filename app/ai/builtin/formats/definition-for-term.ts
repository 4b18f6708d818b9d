import type { Fact } from "../facts/fact";
import {
  askForPredicate,
  cardOf,
  inContext,
  kinds,
  predicateOf,
  type QuestionFormat,
  shown,
  type WritingContext,
} from "./format";

/** What a term means. */
export const definitionForTerm: QuestionFormat = {
  name: "definition for term",
  asksForUnderstanding: false,
  kinds: kinds("definition"),
  ask(fact, context) {
    return askForPredicate(fact, stemOf(fact, context), {
      kinds: this.kinds,
      optionsOf: (other) => [predicateOf(other)],
    });
  },
  card: (fact, context) => cardOf(stemOf(fact, context), fact.predicate, "definition"),
};

function stemOf(fact: Fact, context: WritingContext): string {
  const question = context.phrases.definitionForTerm(
    shown(fact.subject, context),
    fact.subjectType,
  );
  return inContext(fact, question, context);
}
