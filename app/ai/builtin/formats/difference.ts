import type { Fact } from "../facts/fact";
import {
  askForPredicate,
  cardOf,
  inContext,
  kinds,
  predicateOf,
  type QuestionFormat,
  shown,
  trimEdges,
  type WritingContext,
} from "./format";

/** What distinguishes one thing from another; what is said of the other is a wrong option. */
export const difference: QuestionFormat = {
  name: "difference",
  asksForUnderstanding: true,
  kinds: kinds("contrast"),
  ask(fact, context) {
    const other = otherSideOf(fact, context);
    if (other === null) return null;
    return askForPredicate(fact, stemOf(fact, other, context), {
      kinds: kinds("contrast", "statement", "definition"),
      optionsOf: (one) => {
        if (one.kind !== "contrast") return [predicateOf(one)];
        const side = otherSideOf(one, context);
        const isAsked = one.id === fact.id;
        return [
          ...(isAsked ? [] : [predicateOf(one)]),
          ...(side ? [{ ...predicateOf(side), isSetAgainst: isAsked }] : []),
        ];
      },
    });
  },
  card(fact, context) {
    const other = otherSideOf(fact, context);
    if (other === null) return null;
    const back = [fact, other]
      .map(({ subject, predicate }) => `${trimEdges(subject)}: ${trimEdges(predicate)}`)
      .join("; ");
    return cardOf(stemOf(fact, other, context), back);
  },
};

/** The other side of a contrast, as a fact about its own subject. */
function otherSideOf(fact: Fact, { index }: WritingContext): Fact | null {
  // "Unlike X, Y …" says nothing of X.
  if (fact.contrasted === null || fact.contrasted.predicate === "") return null;
  const { subject, predicate, source } = fact.contrasted;
  return {
    ...fact,
    id: `${fact.id}/other`,
    subject,
    subjectType: index.typeOf(subject),
    predicate,
    predicateType: index.typeOf(predicate),
    aliases: [],
    source,
    contrasted: null,
  };
}

function stemOf(fact: Fact, other: Fact, context: WritingContext): string {
  const question = context.phrases.difference(
    shown(fact.subject, context),
    shown(other.subject, context),
  );
  return inContext(fact, question, context);
}
