import { createFormat, kinds, optionOf, toInline } from "./format";

/** The formula of a quantity, among other formulas. */
export const formula = createFormat({
  name: "formula",
  kinds: kinds("formula"),
  asks: "predicate",
  stem: (fact, context) => context.phrases.formulaFor(toInline(fact.subject, context)),
  back: ({ predicate }) => predicate,
  // "I = Q / t" would tell by its first letter that it is of a current.
  optionsOf: (other) => [optionOf(rightSideOf(other.predicate), other.predicateType, other)],
});

/** What stands behind the symbol of the quantity: "Q / t" of "I = Q / t". */
function rightSideOf(formula: string): string {
  const [, right] = /^\s*[^\s=]{1,8}\s*=\s*(\S.*)$/su.exec(formula) ?? [];
  return right ?? formula;
}
