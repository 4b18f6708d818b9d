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

/** Of a shorter clause too much is true, and a longer one is no question. */
const MIN_STEMS = 3;
const MAX_CLAUSE_LENGTH = 110;

/** Which thing does what is told. */
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

/** Which of several things with the same head noun has the predicate: a card on a statement. */
export const whichMember = createFormat({
  name: "which member",
  kinds: kinds("statement"),
  // The noun that all share stands in the question.
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

/** What a thing acts on, rests on or is made by: a card alone, since much else may be true of it. */
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

/** Does the document tell of another thing that is called by the same noun? */
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

/** What is said of a subject, among what is said of its siblings. */
export const completeStatement = createFormat({
  name: "complete the statement",
  kinds: kinds("statement"),
  asks: "predicate",
  stem: (fact, context) =>
    isFullClause(fact, context)
      ? context.phrases.traitOf(toInline(fact.subject, context), fact.predicate)
      : null,
  // To ask what all is true of something is no one question.
  front: () => null,
  optionsOf: (other, fact, context) =>
    isFullClause(other, context) && agreeInForm(fact, other, context) ? [predicateOf(other)] : [],
});

/** Who did something; the other options are persons too. */
export const who = createFormat({
  name: "who",
  kinds: kinds("person"),
  asks: "subject",
  distractorKinds: kinds("person", "statement", "definition"),
  stem: (fact, context) => context.phrases.who(toInline(fact.predicate, context)),
  optionsOf: (other) => (other.subjectType.kind === "person" ? [subjectOf(other)] : []),
});

/** Does a named thing do or undergo something that can be told without the sentences around it? */
function isFullClause(fact: Fact, context: WritingContext): boolean {
  const { index, phrases } = context;
  return (
    isName(fact, context) &&
    fact.predicate.length <= MAX_CLAUSE_LENGTH &&
    index.stems(fact.predicate).size >= MIN_STEMS &&
    phrases.whichDoes(fact.predicate, fact.subjectType) !== null
  );
}

/** Does one question fit both? The number of a verb would tell which subject it belongs to. */
function agreeInForm(a: Fact, b: Fact, { phrases }: WritingContext): boolean {
  const { numberOf, traitOf } = phrases;
  return (
    traitOf("", a.predicate) === traitOf("", b.predicate) &&
    (numberOf
      ? numberOf(a.predicate) === numberOf(b.predicate)
      : a.subjectType.isPlural === b.subjectType.isPlural)
  );
}
