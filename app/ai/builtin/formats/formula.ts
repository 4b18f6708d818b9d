import { createFormat, kinds, shown } from "./format";

/** The formula of a quantity, among other formulas. */
export const formula = createFormat({
  name: "formula",
  kinds: kinds("formula"),
  asks: "predicate",
  stem: (fact, context) => context.phrases.formulaFor(shown(fact.subject, context)),
});
