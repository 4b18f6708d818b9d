import type { AnswerType, Fact } from "../facts/fact";
import type { Option } from "../siblings/inquiry";
import {
  type Asking,
  cardOf,
  kinds,
  optionOf,
  type QuestionFormat,
  trimEdges,
  type WritingContext,
} from "./format";

/** Of words in another language nothing is known but that they stand in one list. */
const WORD: AnswerType = { kind: "term", head: null, unit: null, isPlural: false, classes: [] };

type Side = "subject" | "predicate";

/** A word of one language, asked for in the other; the seed decides which way. */
export const translation: QuestionFormat = {
  name: "translation",
  asksForUnderstanding: false,
  kinds: kinds("translation"),
  ask: (fact, context) => ask(fact, context.random() < 0.5 ? "subject" : "predicate", context),
  card: (fact, { phrases }) =>
    cardOf(phrases.translation(trimEdges(fact.subject)), fact.predicate, "definition"),
};

function ask(fact: Fact, asked: Side, { phrases }: WritingContext): Asking {
  const given = asked === "subject" ? fact.predicate : fact.subject;
  const sideOf = (other: Fact): Option => optionOf(other[asked], WORD, other);
  return {
    inquiry: {
      fact,
      given,
      asks: asked,
      key: sideOf(fact),
      stem: phrases.translation(trimEdges(given)),
    },
    source: {
      kinds: kinds("translation"),
      optionsOf: (other) => (other.group === fact.group ? [sideOf(other)] : []),
    },
  };
}
