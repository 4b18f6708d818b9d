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

/**
 * Asks for a cause; distractors are causes of other things, or true statements that explain
 * nothing.
 */
export const why = createReasonFormat("why", "cause", (given, { why }) => why(given), {
  distractorKinds: kinds("cause", "consequence", "statement"),
  optionsOf: (other) =>
    other.kind === "statement"
      ? clauseOf(other)
      : [other.kind === "cause" ? predicateOf(other) : subjectOf(other)],
});

/** Asks for a purpose. */
export const whatFor = createReasonFormat("what for", "purpose", (given, { whatFor }) =>
  whatFor(given),
);

/** Asks for a consequence. */
export const whatFollows = createReasonFormat(
  "what follows",
  "consequence",
  (given, { whatFollows }, fact) =>
    isArrow(fact) ? null : whatFollows(given, fact.subjectType, fact.relation),
  {
    distractorKinds: kinds("consequence", "cause"),
    optionsOf: (other) => [other.kind === "consequence" ? predicateOf(other) : subjectOf(other)],
  },
);

/** The whole statement as one clause, if its words are contiguous. */
function clauseOf(fact: Fact): Option[] {
  const clause = `${fact.subject} ${fact.predicate}`;
  return fact.source.quote.includes(clause) ? [optionOf(clause, CLAUSE, fact)] : [];
}

const CLAUSE = { kind: "clause", head: null, unit: null, isPlural: false, classes: [] } as const;

/** Whether the relation is an arrow, whose meaning is unclear. */
function isArrow({ relation }: Fact): boolean {
  return relation === null;
}

/** Creates a format that asks about a whole statement by a question word. */
function createReasonFormat(
  name: string,
  kind: FactKind,
  ask: (given: string, phrases: QuestionPhrases, fact: Fact) => string | null,
  options: {
    distractorKinds?: ReadonlySet<FactKind>;
    optionsOf?(other: Fact): readonly Option[];
  } = {},
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
