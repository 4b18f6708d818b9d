import type { Fact } from "../facts/fact";
import {
  createFormat,
  isName,
  kinds,
  predicateOf,
  toInline,
  trimEdges,
  type WritingContext,
  withTopic,
} from "./format";

/** What distinguishes one thing from another; what is said of the other is a wrong option. */
export const difference = createFormat({
  name: "difference",
  asksForUnderstanding: true,
  kinds: kinds("contrast"),
  asks: "predicate",
  distractorKinds: kinds("contrast", "statement", "definition"),
  stem(fact, context) {
    const other = otherSideOf(fact, context);
    if (other === null || !isName(fact, context) || !isName(other, context)) return null;
    const { index, phrases } = context;
    const question = phrases.difference(
      toInline(fact.subject, context),
      toInline(other.subject, context),
    );
    // In a table, the name of the row tells in what the two differ.
    const isCell = ({ relation }: Fact) => relation !== null && relation === fact.relation;
    const isRow = index.neighbours(fact, kinds("property")).some(isCell);
    return isRow && fact.relation ? withTopic(fact.relation, question, phrases) : question;
  },
  back: (fact, context) =>
    [fact, otherSideOf(fact, context)]
      .flatMap((one) => (one ? `${trimEdges(one.subject)}: ${trimEdges(one.predicate)}` : []))
      .join("; "),
  optionsOf(one, fact, context) {
    if (one.kind !== "contrast") return [predicateOf(one)];
    const side = otherSideOf(one, context);
    const isAsked = one.id === fact.id;
    return [predicateOf(one), ...(side ? [{ ...predicateOf(side), isContrasted: isAsked }] : [])];
  },
});

/** The other side of a contrast, as a fact about its own subject. */
function otherSideOf(fact: Fact, { index }: WritingContext): Fact | null {
  // "Unlike X, Y …" says nothing of X.
  if (fact.contrasted === null || fact.contrasted.predicate === "") return null;
  const { subject, predicate, source } = fact.contrasted;
  return {
    ...fact,
    id: `${fact.id}/other`,
    subject,
    subjectType: index.answerTypeOf(subject),
    predicate,
    predicateType: index.answerTypeOf(predicate),
    aliases: [],
    source,
    contrasted: null,
  };
}

/** A list of at most so many entries was set up by its author to tell them apart. */
const MAX_PARALLEL_LIST = 24;
/** Meanings that share so much are put in parallel. */
const MIN_PARALLEL_OVERLAP = 0.25;
/** Words alone, as of a list of translations, are set against nothing. */
const MIN_STEMS = 3;

/** What distinguishes one of two terms whose meanings are put in parallel. */
export const differenceOfTerms = createFormat({
  name: "how they differ",
  asksForUnderstanding: true,
  kinds: kinds("definition"),
  asks: "predicate",
  stem(fact, context) {
    const other = mostSimilarEntry(fact, context);
    // Each pair is asked for once.
    if (!other || other.position < fact.position) return null;
    return context.phrases.difference(
      toInline(fact.subject, context),
      toInline(other.subject, context),
    );
  },
  // A card on either term says the same.
  front: () => null,
  optionsOf: (other, fact, context) =>
    other.group === fact.group
      ? [{ ...predicateOf(other), isContrasted: definitionOverlap(fact, other, context) > 0 }]
      : [],
});

/** The entry of the same list whose meaning is most like the fact's. */
function mostSimilarEntry(fact: Fact, context: WritingContext): Fact | null {
  const candidates = context.index
    .neighbours(fact, kinds("definition"))
    .map((other) => ({ other, definitionOverlap: definitionOverlap(fact, other, context) }))
    .sort((a, b) => b.definitionOverlap - a.definitionOverlap);
  const [first] = candidates;
  return first && first.definitionOverlap > 0 ? first.other : null;
}

/** How much of their meanings two entries of one list share; 0 where they are not put in parallel. */
function definitionOverlap(fact: Fact, other: Fact, context: WritingContext): number {
  const { index } = context;
  if (other.group !== fact.group || other.context !== fact.context) return 0;
  if (
    index.groupSize(fact.group) > MAX_PARALLEL_LIST ||
    index.areSameWords(other.subject, fact.subject)
  )
    return 0;
  const isTold = (one: Fact) =>
    isName(one, context) && index.stems(one.predicate).size >= MIN_STEMS;
  if (!isTold(fact) || !isTold(other)) return 0;
  const shared = Math.min(
    index.coverage(fact.predicate, other.predicate),
    index.coverage(other.predicate, fact.predicate),
  );
  return shared >= MIN_PARALLEL_OVERLAP && shared < 1 ? shared : 0;
}
