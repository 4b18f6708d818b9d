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

/** Asks for the definition of a term. */
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

/** Asks for the term of a definition. */
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

/** Whether the fact defines a name by words, not by a quotation or formula. */
function isDefined(fact: Fact, context: WritingContext): boolean {
  const said = fact.predicate.trim();
  const words = said.match(/(?<![\\\p{L}])\p{L}{4,}/gu) ?? [];
  const isFormula = /[=⋅≈√π^]/u.test(said)
    ? words.length < 2
    : /\p{Nd}/u.test(said) && !/\p{L}{3}/u.test(said);
  return isName(fact, context) && !isFormula && !/^[“„«"「].*[”“»"」]$/su.test(said);
}

/** Whether the predicate is a noun phrase (what the thing is), not a verb phrase (what it does). */
function isMeaning(
  { predicate, relation, subjectType }: Fact,
  { phrases }: WritingContext,
): boolean {
  if (relation !== null) return true;
  const number = phrases.numberOf?.(predicate) ?? null;
  return number === null || (number === "plural" && !subjectType.isPlural);
}

/** The clause after a label, which may describe the thing instead of defining the word. */
function clauseOf({ relation, predicate, predicateType }: Fact): string | null {
  return relation === null && predicateType.kind === "clause" ? predicate : null;
}
