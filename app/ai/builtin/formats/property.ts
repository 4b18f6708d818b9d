import type { Fact } from "../facts/fact";
import {
  createFormat,
  kinds,
  optionOf,
  toInline,
  trimEdges,
  type WritingContext,
  withTopic,
} from "./format";

/** What a row of a table has in a column; the other options are what other rows have there. */
export const property = createFormat({
  name: "property",
  kinds: kinds("property"),
  asks: "predicate",
  stem: (fact, context) => (isFigure(fact.predicate) ? null : askForCell(fact, context)),
  optionsOf: (other, fact) => (isInColumnOf(fact, other) ? [cellOf(other, "predicate")] : []),
});

/** Which row has a value that no other row has in the column. */
export const whichHas = createFormat({
  name: "which has",
  kinds: kinds("property"),
  asks: "subject",
  stem(fact, context) {
    const { index, phrases } = context;
    const isSame = (other: Fact) =>
      isInColumnOf(fact, other) && index.containsWords(other.predicate, fact.predicate);
    if (fact.relation === null || isFigure(fact.predicate)) return null;
    if (index.neighbours(fact, kinds("property")).some(isSame)) return null;
    return phrases.whichHas?.(trimEdges(fact.relation), toInline(fact.predicate, context)) ?? null;
  },
  front: () => null,
  optionsOf: (other, fact) => (isInColumnOf(fact, other) ? [cellOf(other, "subject")] : []),
});

/** Bare figures and prices are what an example reckons with; a unit makes a quantity to know. */
function isFigure(cell: string): boolean {
  return /\p{Nd}/u.test(cell) && !/[\p{L}°%]/u.test(cell);
}

function askForCell(fact: Fact, context: WritingContext): string | null {
  if (fact.relation === null) return null;
  const { index, phrases } = context;
  const row = toInline(fact.subject, context);
  const column = trimEdges(fact.relation);
  const question =
    phrases.propertyOf(row, column) ?? (/\S [^?]*[?？؟]$/u.test(column) ? column : null);
  if (question === null || index.containsWords(question, row)) return question;
  return withTopic(row, question, phrases);
}

/** Columns and labels of one name answer one question, in whichever table they stand. */
function isInColumnOf(fact: Fact, other: Fact): boolean {
  return other.relation === fact.relation;
}

/** Rows and cells of one column are of one kind because they stand there. */
const CELL = { kind: "term", head: null, unit: null, isPlural: false, classes: [] } as const;

function cellOf(fact: Fact, side: "subject" | "predicate") {
  return optionOf(fact[side], CELL, fact);
}
