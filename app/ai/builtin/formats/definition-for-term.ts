import type { Fact } from "../facts/fact";
import {
  askForPredicate,
  cardOf,
  inContext,
  kinds,
  predicateOf,
  type QuestionFormat,
  shown,
  typeOfTerm,
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
  const term = shown(fact.subject, context);
  const { definitionForTerm, saidAbout } = context.phrases;
  const isTerm = fact.subjectType.kind !== "clause";
  const question = isTerm
    ? definitionForTerm(term, typeOfTerm(fact, context.index))
    : saidAbout(term);
  return inContext(fact, question, context);
}
