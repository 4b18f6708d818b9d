import type { Fact } from "../facts/fact";
import { createFormat, kinds, predicateOf, type WritingContext } from "./format";

const LONGEST_ANSWER = 140;

/** A question that the document itself asks and answers. */
export const questionAndAnswer = createFormat({
  name: "question and answer",
  kinds: kinds("question"),
  asks: "predicate",
  stem: (fact, context) => (namesItsQuestion(fact, context) ? null : fact.subject.trim()),
  front: (fact) => fact.subject.trim(),
  optionsOf: (other, fact, context) =>
    opening(other.subject) === opening(fact.subject) && !namesItsQuestion(other, context)
      ? [predicateOf(other)]
      : [],
});

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
