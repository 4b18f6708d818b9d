import type { Fact } from "../facts/fact";
import { createFormat, kinds, predicateOf, type WritingContext } from "./format";

const MAX_ANSWER_LENGTH = 140;

/** Asks a question of the document itself. */
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

/** Whether the answer repeats words of its question, which would reveal it. */
function repeatsQuestion({ subject, predicate }: Fact, { index }: WritingContext): boolean {
  const asked = index.stems(subject);
  return (
    predicate.length > MAX_ANSWER_LENGTH ||
    [...index.stems(predicate)].some((one) => asked.has(one))
  );
}

/**
 * The first words of a question ("Why", "What is"): the same ones expect the same kind of answer.
 */
function questionPrefix(question: string): string {
  return /^\P{L}*\p{L}+/u.exec(question)?.[0].toLowerCase() ?? "";
}
