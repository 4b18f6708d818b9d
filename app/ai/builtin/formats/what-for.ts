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

/** What something is for. */
export const whatFor: QuestionFormat = {
  name: "what for",
  asksForUnderstanding: true,
  kinds: kinds("purpose"),
  ask(fact, context) {
    return askForPredicate(fact, stemOf(fact, context), {
      kinds: this.kinds,
      optionsOf: (other) => [predicateOf(other)],
    });
  },
  card: (fact, context) => cardOf(stemOf(fact, context), fact.predicate),
};

function stemOf(fact: Fact, context: WritingContext): string {
  return inContext(fact, context.phrases.whatFor(shown(fact.subject, context)), context);
}
