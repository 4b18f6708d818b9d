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

/** The formula of a quantity, among other formulas. */
export const formula: QuestionFormat = {
  name: "formula",
  asksForUnderstanding: false,
  kinds: kinds("formula"),
  ask(fact, context) {
    return askForPredicate(fact, stemOf(fact, context), {
      kinds: this.kinds,
      optionsOf: (other) => [predicateOf(other)],
    });
  },
  card: (fact, context) => cardOf(stemOf(fact, context), fact.predicate),
};

function stemOf(fact: Fact, context: WritingContext): string {
  return inContext(fact, context.phrases.formulaFor(shown(fact.subject, context)), context);
}
