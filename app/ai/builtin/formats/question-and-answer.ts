import type { Fact } from "../facts/fact";
import { createFormat, kinds, predicateOf, type WritingContext } from "./format";

const MAX_ANSWER_LENGTH = 140;

/** A question that the document itself asks and answers. */
export const questionAndAnswer = createFormat({
  name: "question and answer",
  kinds: kinds("question"),
  asks: "predicate",
  stem: (fact, context) => (repeatsQuestion(fact, context) ? null : fact.subject.trim()),
  front: (fact) => fact.subject.trim(),
  optionsOf: (other, fact, context) =>
    questionPrefix(other.subject) === questionPrefix(fact.subject) &&
    !repeatsQuestion(other, context)
      ? [predicateOf(other)]
      : [],
});

/** An answer that repeats what was asked tells which question it belongs to. */
function repeatsQuestion({ subject, predicate }: Fact, { index }: WritingContext): boolean {
  const asked = index.stems(subject);
  return (
    predicate.length > MAX_ANSWER_LENGTH ||
    [...index.stems(predicate)].some((one) => asked.has(one))
  );
}

/** "Why", "How", "What is": questions that begin alike want answers of one kind. */
function questionPrefix(question: string): string {
  return /^\P{L}*\p{L}+/u.exec(question)?.[0].toLowerCase() ?? "";
}
