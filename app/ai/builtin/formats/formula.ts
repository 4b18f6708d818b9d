import { createFormat, kinds, optionOf, toInline } from "./format";

/** Asks for the formula of a quantity. */
export const formula = createFormat({
  name: "formula",
  kinds: kinds("formula"),
  asks: "predicate",
  stem: (fact, context) => context.phrases.formulaFor(toInline(fact.subject, context)),
  back: ({ predicate }) => predicate,
  // The symbol would reveal the quantity, so only the right side is an option.
  optionsOf: (other) => [optionOf(rightSideOf(other.predicate), other.predicateType, other)],
});

/** The right side of a formula: "Q / t" of "I = Q / t". */
function rightSideOf(formula: string): string {
  const [, right] = /^\s*[^\s=]{1,8}\s*=\s*(\S.*)$/su.exec(formula) ?? [];
  return right ?? formula;
}
