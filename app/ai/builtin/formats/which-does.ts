import type { Fact } from "../facts/fact";
import {
  askForSubject,
  cardOf,
  inContext,
  kinds,
  type QuestionFormat,
  shown,
  subjectOf,
  type WritingContext,
} from "./format";

const others = kinds("statement", "definition", "membership");

/** Which thing does what is told. */
export const whichDoes: QuestionFormat = {
  name: "which does",
  asksForUnderstanding: false,
  kinds: kinds("statement"),
  ask(fact, context) {
    const stem = saysWhatItDoes(fact, context)
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
    const front = saysWhatItDoes(fact, context)
      ? context.phrases.whatDoes(shown(fact.predicate, context), fact.subjectType)
      : null;
    return front === null ? null : cardOf(inContext(fact, front, context), fact.subject);
  },
};

function saysWhatItDoes({ subjectType, predicate }: Fact, { index }: WritingContext): boolean {
  return subjectType.kind !== "clause" && index.stems(predicate).size >= 2;
}
