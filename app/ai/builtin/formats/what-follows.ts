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

/** What something leads to. */
export const whatFollows: QuestionFormat = {
  name: "what follows",
  asksForUnderstanding: true,
  kinds: kinds("consequence"),
  ask(fact, context) {
    return askForPredicate(fact, stemOf(fact, context), {
      kinds: kinds("consequence", "cause"),
      optionsOf: (other) => [other.kind === "consequence" ? predicateOf(other) : subjectOf(other)],
    });
  },
  card: (fact, context) => cardOf(stemOf(fact, context), fact.predicate),
};

function stemOf(fact: Fact, context: WritingContext): string {
  const given = shown(fact.subject, context);
  // What an arrow of the notes means (leads to, is called, was done for) only its writer knows.
  const question = fact.relation === null ? `${given} → ?` : context.phrases.whatFollows(given);
  return inContext(fact, question, context);
}
