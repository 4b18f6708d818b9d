import type { Fact } from "../facts/fact";
import {
  askForSubject,
  cardOf,
  inContext,
  kinds,
  type QuestionFormat,
  shown,
  subjectOf,
} from "./format";

const others = kinds("statement", "definition", "membership");

/** Which thing does what is told. */
export const whichDoes: QuestionFormat = {
  name: "which does",
  asksForUnderstanding: false,
  kinds: kinds("statement", "definition"),
  ask(fact, context) {
    const stem = saysWhatItDoes(fact)
      ? context.phrases.whichDoes(shown(fact.predicate, context), fact.subjectType)
      : null;
    return stem === null
      ? null
      : askForSubject(fact, inContext(fact, stem, context), {
          kinds: others,
          optionsOf: (other) => [subjectOf(other)],
        });
  },
  card(fact, context) {
    const front = saysWhatItDoes(fact)
      ? context.phrases.whatDoes(shown(fact.predicate, context), fact.subjectType)
      : null;
    return front === null
      ? null
      : cardOf(
          inContext(fact, front, context),
          fact.subject,
          fact.kind === "definition" ? "term" : null,
        );
  },
};

function saysWhatItDoes({ kind, predicateType }: Fact): boolean {
  return kind === "statement" || predicateType.kind === "clause";
}
