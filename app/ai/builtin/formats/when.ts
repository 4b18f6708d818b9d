import type { AnswerType, Fact } from "../facts/fact";
import type { Option } from "../siblings/inquiry";
import {
  askForPredicate,
  cardOf,
  inContext,
  kinds,
  optionOf,
  type QuestionFormat,
  shown,
  type WritingContext,
} from "./format";

const DATE: AnswerType = { kind: "date", head: null, unit: null, isPlural: false, classes: [] };

/** When something happened; the other options are dates of other events. */
export const when: QuestionFormat = {
  name: "when",
  asksForUnderstanding: false,
  kinds: kinds("event"),
  ask(fact, context) {
    const key = dateOf(fact);
    return key === null
      ? null
      : askForPredicate(
          fact,
          stemOf(fact, context),
          {
            kinds: kinds("event", "person", "statement"),
            optionsOf: (other) => {
              const date = dateOf(other);
              return date && areDatedAlike(date.text, key.text) ? [date] : [];
            },
          },
          key,
        );
  },
  card: (fact, context) => cardOf(stemOf(fact, context), fact.predicate),
};

function stemOf(fact: Fact, context: WritingContext): string {
  return inContext(fact, context.phrases.when(shown(fact.subject, context)), context);
}

function dateOf(fact: Fact): Option | null {
  const date = fact.kind === "event" ? fact.predicate : fact.date;
  return date === null ? null : optionOf(date, DATE, fact);
}

/** A year among years, a day among days, a span among spans. */
function areDatedAlike(a: string, b: string): boolean {
  return shapeOf(a) === shapeOf(b);
}

function shapeOf(date: string): string {
  return date
    .replace(/\p{Nd}{3,}/gu, "Y")
    .replace(/\p{Nd}+/gu, "d")
    .replace(/\p{Lu}[\p{L}\p{M}]*/gu, "M")
    .replace(/[\s.,]+/gu, " ");
}
