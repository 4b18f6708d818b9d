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

/** Asks for the difference between two things; what is said of the other is a distractor. */
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
    // In a table, the row name says in what the two differ.
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
  // "Unlike X, Y …" has no predicate for X.
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

/** The most entries of a list whose author distinguishes them. */
const MAX_PARALLEL_LIST = 24;
/** The least overlap, 0 to 1, of meanings in parallel form. */
const MIN_PARALLEL_OVERLAP = 0.25;
/** The fewest stems of a meaning; translations are shorter. */
const MIN_STEMS = 3;

/** Asks for the difference between two terms with parallel meanings. */
export const differenceOfTerms = createFormat({
  name: "how they differ",
  asksForUnderstanding: true,
  kinds: kinds("definition"),
  asks: "predicate",
  stem(fact, context) {
    const other = mostSimilarEntry(fact, context);
    // Ask once per pair.
    if (!other || other.position < fact.position) return null;
    return context.phrases.difference(
      toInline(fact.subject, context),
      toInline(other.subject, context),
    );
  },
  // A card about either term would ask the same.
  front: () => null,
  optionsOf: (other, fact, context) =>
    other.group === fact.group
      ? [{ ...predicateOf(other), isContrasted: definitionOverlap(fact, other, context) > 0 }]
      : [],
});

/** The entry of the same list with the most similar meaning. */
function mostSimilarEntry(fact: Fact, context: WritingContext): Fact | null {
  const candidates = context.index
    .neighbours(fact, kinds("definition"))
    .map((other) => ({ other, definitionOverlap: definitionOverlap(fact, other, context) }))
    .sort((a, b) => b.definitionOverlap - a.definitionOverlap);
  const [first] = candidates;
  return first && first.definitionOverlap > 0 ? first.other : null;
}

/** The overlap of two meanings, 0 to 1; 0 if they are not in parallel form. */
function definitionOverlap(fact: Fact, other: Fact, context: WritingContext): number {
  const { index } = context;
  if (other.group !== fact.group || other.context !== fact.context) return 0;
  if (
    index.groupSize(fact.group) > MAX_PARALLEL_LIST ||
    index.areSameWords(other.subject, fact.subject)
  )
    return 0;
  const isDefinable = (one: Fact) =>
    isName(one, context) && index.stems(one.predicate).size >= MIN_STEMS;
  if (!isDefinable(fact) || !isDefinable(other)) return 0;
  const shared = Math.min(
    index.coverage(fact.predicate, other.predicate),
    index.coverage(other.predicate, fact.predicate),
  );
  return shared >= MIN_PARALLEL_OVERLAP && shared < 1 ? shared : 0;
}
