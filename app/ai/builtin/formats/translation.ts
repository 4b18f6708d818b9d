import type { Option } from "../distractors/question-candidate";
import type { AnswerType, Fact } from "../facts/fact";
import {
  kinds,
  optionOf,
  type QuestionFormat,
  type QuestionSpec,
  trimEdges,
  type WritingContext,
} from "./format";

/** Words of a foreign language have no known class. */
const WORD: AnswerType = { kind: "term", head: null, unit: null, isPlural: false, classes: [] };

type Side = "subject" | "predicate";

/** Asks for a translation; the seed chooses the direction. */
export const translation: QuestionFormat = {
  name: "translation",
  asksForUnderstanding: false,
  kinds: kinds("translation"),
  ask: (fact, context) => ask(fact, context.random() < 0.5 ? "subject" : "predicate", context),
  card: (fact, { phrases }) => ({
    front: phrases.translation(trimEdges(fact.subject)),
    back: trimEdges(fact.predicate),
    side: "definition",
  }),
};

function ask(fact: Fact, asked: Side, { phrases }: WritingContext): QuestionSpec {
  const given = asked === "subject" ? fact.predicate : fact.subject;
  const sideOf = (other: Fact): Option => optionOf(other[asked], WORD, other);
  return {
    candidate: {
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
