import type { Fact } from "../facts/fact";
import {
  askForSubject,
  cardOf,
  inContext,
  kinds,
  type QuestionFormat,
  shown,
  subjectOf,
  typeOfTerm,
  type WritingContext,
} from "./format";

const others = kinds("definition", "membership", "statement");

/** Which term is meant: its meaning is told, or what it does. */
export const termForDefinition: QuestionFormat = {
  name: "term for definition",
  asksForUnderstanding: false,
  kinds: kinds("definition"),
  ask(fact, context) {
    if (!isTelling(fact, context)) return null;
    return askForSubject(fact, stemOf(fact, context), {
      kinds: others,
      optionsOf: (other) => [subjectOf(other)],
    });
  },
  card: (fact, context) =>
    isTelling(fact, context) ? cardOf(stemOf(fact, context), fact.subject, "term") : null,
};

/** A name, and a meaning of more than a word. */
function isTelling({ subjectType, predicate }: Fact, { index }: WritingContext): boolean {
  return subjectType.kind !== "clause" && index.stems(predicate).size >= 2;
}

function stemOf(fact: Fact, context: WritingContext): string {
  const definition = shown(fact.predicate, context);
  return inContext(
    fact,
    context.phrases.termForDefinition(definition, typeOfTerm(fact, context.index)),
    context,
  );
}
