import type { Option } from "../distractors/question-candidate";
import type { Fact, FactKind } from "../facts/fact";
import type { QuestionPhrases } from "../languages/language-pack";
import { fitsInQuestion } from "../languages/within-question";
import {
  createFormat,
  kinds,
  optionOf,
  predicateOf,
  type QuestionFormat,
  subjectOf,
  toInline,
} from "./format";

/** Why something is so; the other options cause other things, or are true and explain nothing. */
export const why = createReasonFormat("why", "cause", (given, { why }) => why(given), {
  others: kinds("cause", "consequence", "statement"),
  optionsOf: (other) =>
    other.kind === "statement"
      ? clauseOf(other)
      : [other.kind === "cause" ? predicateOf(other) : subjectOf(other)],
});

/** What something is for. */
export const whatFor = createReasonFormat("what for", "purpose", (given, { whatFor }) =>
  whatFor(given),
);

/** What something leads to. */
export const whatFollows = createReasonFormat(
  "what follows",
  "consequence",
  (given, { whatFollows }, fact) =>
    isArrow(fact) ? null : whatFollows(given, fact.subjectType, fact.relation),
  {
    others: kinds("consequence", "cause"),
    optionsOf: (other) => [other.kind === "consequence" ? predicateOf(other) : subjectOf(other)],
  },
);

/** The whole statement, where its words stand together. */
function clauseOf(fact: Fact): Option[] {
  const clause = `${fact.subject} ${fact.predicate}`;
  return fact.source.quote.includes(clause) ? [optionOf(clause, CLAUSE, fact)] : [];
}

const CLAUSE = { kind: "clause", head: null, unit: null, isPlural: false, classes: [] } as const;

/** What an arrow means (leads to, is called, was done for) only its writer knows. */
function isArrow({ relation }: Fact): boolean {
  return relation === null;
}

/** A question about a whole statement, put as one clause with a question word before it. */
function createReasonFormat(
  name: string,
  kind: FactKind,
  ask: (given: string, phrases: QuestionPhrases, fact: Fact) => string | null,
  options: { others?: ReadonlySet<FactKind>; optionsOf?(other: Fact): readonly Option[] } = {},
): QuestionFormat {
  return createFormat({
    name,
    asksForUnderstanding: true,
    kinds: kinds(kind),
    asks: "predicate",
    stem(fact, context) {
      const given = toInline(fact.subject, context);
      return fitsInQuestion(given) ? ask(given, context.phrases, fact) : null;
    },
    ...options,
  });
}
