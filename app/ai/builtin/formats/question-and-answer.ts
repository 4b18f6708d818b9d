import type { Fact } from "../facts/fact";
import {
  askForPredicate,
  cardOf,
  inContext,
  kinds,
  predicateOf,
  type QuestionFormat,
  type WritingContext,
} from "./format";

const LONGEST_ANSWER = 140;

/** A question that the document itself asks and answers. */
export const questionAndAnswer: QuestionFormat = {
  name: "question and answer",
  asksForUnderstanding: false,
  kinds: kinds("question"),
  ask(fact, context) {
    if (namesItsQuestion(fact, context)) return null;
    return askForPredicate(fact, inContext(fact, fact.subject.trim(), context), {
      kinds: this.kinds,
      optionsOf: (other) =>
        opening(other.subject) === opening(fact.subject) && !namesItsQuestion(other, context)
          ? [predicateOf(other)]
          : [],
    });
  },
  card: (fact, context) => cardOf(inContext(fact, fact.subject.trim(), context), fact.predicate),
};

/** An answer that repeats what was asked tells which question it belongs to. */
function namesItsQuestion({ subject, predicate }: Fact, { index }: WritingContext): boolean {
  const asked = index.stems(subject);
  return (
    predicate.length > LONGEST_ANSWER || [...index.stems(predicate)].some((one) => asked.has(one))
  );
}

/** "Why", "How", "What is": questions that begin alike want answers of one kind. */
function opening(question: string): string {
  return /^\P{L}*\p{L}+/u.exec(question)?.[0].toLowerCase() ?? "";
}
