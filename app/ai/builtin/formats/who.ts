import {
  askForSubject,
  cardOf,
  inContext,
  kinds,
  type QuestionFormat,
  shown,
  subjectOf,
} from "./format";

const others = kinds("person", "statement", "definition");

/** Who did something; the other options are persons too. */
export const who: QuestionFormat = {
  name: "who",
  asksForUnderstanding: false,
  kinds: kinds("person"),
  ask(fact, context) {
    const stem = context.phrases.who(shown(fact.predicate, context));
    return stem === null
      ? null
      : askForSubject(fact, inContext(fact, stem, context), {
          kinds: others,
          optionsOf: (other) => (other.subjectType.kind === "person" ? [subjectOf(other)] : []),
        });
  },
  card(fact, context) {
    const front = context.phrases.who(shown(fact.predicate, context));
    return front === null ? null : cardOf(inContext(fact, front, context), fact.subject);
  },
};
