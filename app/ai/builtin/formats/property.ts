import type { Fact } from "../facts/fact";
import {
  createFormat,
  isVocabulary,
  kinds,
  optionOf,
  toInline,
  trimEdges,
  type WritingContext,
  withTopic,
} from "./format";

/** Asks for the cell of a row, among the other cells of the column. */
export const property = createFormat({
  name: "property",
  kinds: kinds("property"),
  asks: "predicate",
  stem: (fact, context) => (isFigure(fact.predicate) ? null : askForCell(fact, context)),
  optionsOf: (other, fact) => (isInColumnOf(fact, other) ? [cellOf(other, "predicate")] : []),
});

/** Asks for the row with a value that is unique in its column. */
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

/** Whether it is a bare number or price, as in calculations; a number with a unit can be learnt. */
function isFigure(cell: string): boolean {
  return /\p{Nd}/u.test(cell) && !/[\p{L}°%]/u.test(cell);
}

function askForCell(fact: Fact, context: WritingContext): string | null {
  if (fact.relation === null) return null;
  const { index, phrases } = context;
  const row = isVocabulary(fact, index)
    ? phrases.quoteMarks.join(trimEdges(fact.subject))
    : toInline(fact.subject, context);
  const column = trimEdges(fact.relation);
  const question =
    phrases.propertyOf(row, column) ?? (/\S [^?]*[?？؟]$/u.test(column) ? column : null);
  if (question === null || index.containsWords(question, row)) return question;
  return withTopic(row, question, phrases);
}

/** Whether the facts have the same column or label name, in any table. */
function isInColumnOf(fact: Fact, other: Fact): boolean {
  return other.relation === fact.relation;
}

/** Rows and cells of a column are of one kind by position. */
const CELL = { kind: "term", head: null, unit: null, isPlural: false, classes: [] } as const;

function cellOf(fact: Fact, side: "subject" | "predicate") {
  return optionOf(fact[side], CELL, fact);
}
