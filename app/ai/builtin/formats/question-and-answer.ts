import {
  askForPredicate,
  cardOf,
  inContext,
  kinds,
  predicateOf,
  type QuestionFormat,
} from "./format";

/** A question that the document itself asks and answers. */
export const questionAndAnswer: QuestionFormat = {
  name: "question and answer",
  asksForUnderstanding: false,
  kinds: kinds("question"),
  ask(fact, context) {
    return askForPredicate(fact, inContext(fact, fact.subject.trim(), context), {
      kinds: this.kinds,
      optionsOf: (other) =>
        opening(other.subject) === opening(fact.subject) ? [predicateOf(other)] : [],
    });
  },
  card: (fact, context) => cardOf(inContext(fact, fact.subject.trim(), context), fact.predicate),
};

/** "Why", "How", "What is": questions that begin alike want answers of one kind. */
function opening(question: string): string {
  return /^\P{L}*\p{L}+/u.exec(question)?.[0].toLowerCase() ?? "";
}
