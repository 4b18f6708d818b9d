import type { Fact } from "../facts/fact";
import {
  createFormat,
  isName,
  kinds,
  predicateOf,
  subjectOf,
  toInline,
  type WritingContext,
} from "./format";

/**
 * Shorter clauses are true of too many things; longer ones (in characters) do not fit a question.
 */
const MIN_STEMS = 3;
const MAX_CLAUSE_LENGTH = 110;

/** Asks which thing the predicate is true of. */
export const whichDoes = createFormat({
  name: "which does",
  kinds: kinds("statement"),
  asks: "subject",
  distractorKinds: kinds("statement", "definition", "membership"),
  stem: (fact, context) =>
    isFullClause(fact, context)
      ? context.phrases.whichDoes(toInline(fact.predicate, context), fact.subjectType)
      : null,
  front: (fact, context) =>
    isFullClause(fact, context)
      ? context.phrases.whatDoes(toInline(fact.predicate, context), fact.subjectType)
      : null,
});

/** A card that asks which of several things with the same head noun has the predicate. */
export const whichMember = createFormat({
  name: "which member",
  kinds: kinds("statement"),
  // The question contains the shared noun.
  asks: "predicate",
  stem: () => null,
  front(fact, context) {
    const { index, phrases } = context;
    if (!isName(fact, context) || !sharesHeadNoun(fact, context)) return null;
    if (fact.predicate.length > MAX_CLAUSE_LENGTH || index.stems(fact.predicate).size < 2)
      return null;
    const { head } = fact.subjectType;
    const isShown = [...index.stems(fact.subject)].some(
      (stem) => stem !== head && index.stems(fact.predicate).has(stem),
    );
    if (isShown) return null;
    return (
      phrases.whichMember?.(toInline(fact.subject, context), toInline(fact.predicate, context)) ??
      null
    );
  },
  back: ({ subject }) => subject,
});

/**
 * A card that asks for the object of the predicate; no question, because other objects may be true.
 */
export const objectOf = createFormat({
  name: "object",
  kinds: kinds("statement"),
  asks: "predicate",
  stem: () => null,
  front: (fact, context) => objectIn(fact, context)?.question ?? null,
  back: (fact, context) => objectIn(fact, context)?.answer ?? "",
});

function objectIn(fact: Fact, context: WritingContext) {
  if (!isName(fact, context)) return null;
  return context.phrases.objectOf?.(toInline(fact.subject, context), fact.predicate) ?? null;
}

/** Whether the document has facts about another subject with the same head noun. */
function sharesHeadNoun(fact: Fact, { index }: WritingContext): boolean {
  const { head } = fact.subjectType;
  return (
    head !== null &&
    index
      .neighbours(fact, SUBJECT_KINDS)
      .some(
        (other) =>
          other.subjectType.head === head && !index.areSameWords(other.subject, fact.subject),
      )
  );
}

const SUBJECT_KINDS = kinds("statement", "definition");

/** Asks to complete a statement; distractors are said of other subjects. */
export const completeStatement = createFormat({
  name: "complete the statement",
  kinds: kinds("statement"),
  asks: "predicate",
  stem: (fact, context) =>
    isFullClause(fact, context)
      ? context.phrases.traitOf(toInline(fact.subject, context), fact.predicate)
      : null,
  // As a card, the question would be too open.
  front: () => null,
  optionsOf: (other, fact, context) =>
    isFullClause(other, context) && agreeInForm(fact, other, context) ? [predicateOf(other)] : [],
});

/** Asks for the person; distractors are persons. */
export const who = createFormat({
  name: "who",
  kinds: kinds("person"),
  asks: "subject",
  distractorKinds: kinds("person", "statement", "definition"),
  stem: (fact, context) => context.phrases.who(toInline(fact.predicate, context)),
  optionsOf: (other) => (other.subjectType.kind === "person" ? [subjectOf(other)] : []),
});

/** Whether the fact is a complete clause about a named thing. */
function isFullClause(fact: Fact, context: WritingContext): boolean {
  const { index, phrases } = context;
  return (
    isName(fact, context) &&
    fact.predicate.length <= MAX_CLAUSE_LENGTH &&
    index.stems(fact.predicate).size >= MIN_STEMS &&
    phrases.whichDoes(fact.predicate, fact.subjectType) !== null
  );
}

/** Whether the same stem fits both predicates; otherwise the verb's number would reveal the key. */
function agreeInForm(a: Fact, b: Fact, { phrases }: WritingContext): boolean {
  const { numberOf, traitOf } = phrases;
  return (
    traitOf("", a.predicate) === traitOf("", b.predicate) &&
    (numberOf
      ? numberOf(a.predicate) === numberOf(b.predicate)
      : a.subjectType.isPlural === b.subjectType.isPlural)
  );
}
