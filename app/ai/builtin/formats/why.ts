import type { Fact } from "../facts/fact";
import {
  askForPredicate,
  cardOf,
  inContext,
  kinds,
  predicateOf,
  type QuestionFormat,
  shown,
  subjectOf,
  type WritingContext,
} from "./format";

/** Why something is so; the other options are causes of other things. */
export const why: QuestionFormat = {
  name: "why",
  asksForUnderstanding: true,
  kinds: kinds("cause"),
  ask(fact, context) {
    return askForPredicate(fact, stemOf(fact, context), {
      kinds: kinds("cause", "consequence"),
      optionsOf: (other) => [other.kind === "cause" ? predicateOf(other) : subjectOf(other)],
    });
  },
  card: (fact, context) => cardOf(stemOf(fact, context), fact.predicate),
};

function stemOf(fact: Fact, context: WritingContext): string {
  return inContext(fact, context.phrases.why(shown(fact.subject, context)), context);
}
