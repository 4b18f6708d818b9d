import type { Fact } from "../facts/fact";
import {
  askForPredicate,
  askForSubject,
  cardOf,
  inContext,
  kinds,
  predicateOf,
  type QuestionFormat,
  shown,
  subjectOf,
  trimEdges,
} from "./format";

/** What a row of a table has in a column; the other options are what other rows have there. */
export const property: QuestionFormat = {
  name: "property",
  asksForUnderstanding: false,
  kinds: kinds("property"),
  ask(fact, context) {
    if (fact.relation === null) return null;
    const stem = context.phrases.propertyOf(shown(fact.subject, context), trimEdges(fact.relation));
    return askForPredicate(
      fact,
      inContext(fact, stem, context),
      {
        kinds: this.kinds,
        optionsOf: (other) => (isInColumnOf(fact, other) ? [cellOf(other)] : []),
      },
      cellOf(fact),
    );
  },
  card(fact, context) {
    if (fact.relation === null) return null;
    const front = context.phrases.propertyOf(
      shown(fact.subject, context),
      trimEdges(fact.relation),
    );
    return cardOf(inContext(fact, front, context), fact.predicate);
  },
};

/** Which row has a value that no other row has in the column. */
export const whichHas: QuestionFormat = {
  name: "which has",
  asksForUnderstanding: false,
  kinds: kinds("property"),
  ask(fact, context) {
    if (fact.relation === null) return null;
    const stem = context.phrases.whichHas(trimEdges(fact.relation), shown(fact.predicate, context));
    if (stem === null) return null;
    return askForSubject(
      fact,
      inContext(fact, stem, context),
      {
        kinds: this.kinds,
        optionsOf: (other) => (isInColumnOf(fact, other) ? [rowOf(other)] : []),
      },
      rowOf(fact),
    );
  },
  card: () => null,
};

/** Columns and labels of one name answer one question, in whichever table they stand. */
function isInColumnOf(fact: Fact, other: Fact): boolean {
  return other.relation === fact.relation;
}

/** Rows and cells of one column are of one kind because they stand there. */
const ROW = { kind: "term", head: null, unit: null, isPlural: false, classes: [] } as const;

function rowOf(fact: Fact) {
  return { ...subjectOf(fact), type: ROW };
}

function cellOf(fact: Fact) {
  return { ...predicateOf(fact), type: ROW };
}
