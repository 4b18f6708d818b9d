import type { Fact } from "../facts/fact";
import {
  createFormat,
  isName,
  kinds,
  predicateOf,
  termType,
  toInline,
  type WritingContext,
} from "./format";

/** What a term means, does or is known by. */
export const definitionForTerm = createFormat({
  name: "definition for term",
  kinds: kinds("definition"),
  asks: "predicate",
  side: "definition",
  stem(fact, context) {
    if (!isDefined(fact, context)) return null;
    const { phrases, index } = context;
    const term = toInline(fact.subject, context);
    return isMeaning(fact, context)
      ? phrases.definitionForTerm(term, termType(fact, index), clauseOf(fact))
      : phrases.traitOf(term, fact.predicate);
  },
  optionsOf: (other, fact, context) =>
    isMeaning(other, context) === isMeaning(fact, context) ? [predicateOf(other)] : [],
});

/** Which term is meant: its meaning is told, or what it does. */
export const termForDefinition = createFormat({
  name: "term for definition",
  kinds: kinds("definition"),
  asks: "subject",
  side: "term",
  distractorKinds: kinds("definition", "membership", "statement"),
  stem(fact, context) {
    const { index, phrases } = context;
    if (!isDefined(fact, context) || index.stems(fact.predicate).size < 2) return null;
    return phrases.termForDefinition(toInline(fact.predicate, context), termType(fact, index));
  },
});

/** A name, and more than somebody's words about it or a formula. */
function isDefined(fact: Fact, context: WritingContext): boolean {
  const said = fact.predicate.trim();
  const words = said.match(/(?<![\\\p{L}])\p{L}{4,}/gu) ?? [];
  const isFormula = /[=⋅≈√π^]/u.test(said)
    ? words.length < 2
    : /\p{Nd}/u.test(said) && !/\p{L}{3}/u.test(said);
  return isName(fact, context) && !isFormula && !/^[“„«"「].*[”“»"」]$/su.test(said);
}

/** A meaning says what a thing is; what begins with the verb of the thing says what it does. */
function isMeaning(
  { predicate, relation, subjectType }: Fact,
  { phrases }: WritingContext,
): boolean {
  if (relation !== null) return true;
  const number = phrases.numberOf?.(predicate) ?? null;
  return number === null || (number === "plural" && !subjectType.isPlural);
}

/** A clause below a label may tell how it is with the thing, rather than what the word means. */
function clauseOf({ relation, predicate, predicateType }: Fact): string | null {
  return relation === null && predicateType.kind === "clause" ? predicate : null;
}
