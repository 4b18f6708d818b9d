import type { Fact } from "../facts/fact";
import {
  askForPredicate,
  inContext,
  kinds,
  predicateOf,
  type QuestionFormat,
  shown,
  type WritingContext,
} from "./format";

/** A list of at most so many entries was set up by its author to tell them apart. */
const LIST = 24;
/** Meanings that share so much are put in parallel. */
const PARALLEL = 0.25;

/** What distinguishes one of two terms that are easily taken for each other. */
export const tellApart: QuestionFormat = {
  name: "tell apart",
  asksForUnderstanding: true,
  kinds: kinds("definition"),
  ask(fact, context) {
    const rival = rivalOf(fact, context);
    if (!rival) return null;
    const { phrases } = context;
    const stem = phrases.difference(shown(fact.subject, context), shown(rival.subject, context));
    return askForPredicate(fact, inContext(fact, stem, context), {
      kinds: this.kinds,
      optionsOf: (other) => [{ ...predicateOf(other), isSetAgainst: other.id === rival.id }],
    });
  },
  // A card on either term says the same.
  card: () => null,
};

/** The entry of the same list whose name or meaning is most like the fact's. */
function rivalOf(fact: Fact, { index }: WritingContext): Fact | null {
  if (fact.subjectType.kind === "clause") return null;
  const isBeside = (other: Fact) =>
    (other.group === fact.group && index.sizeOfGroup(fact.group) <= LIST) ||
    (other.section === fact.section && sharesHead(other, fact));
  const likeness = (other: Fact) =>
    (sharesHead(fact, other) ? 1 : 0) + index.covered(fact.predicate, other.predicate);
  const rivals = index
    .near(fact, kinds("definition"))
    .filter((other) => other.context === fact.context && isBeside(other))
    .filter((other) => !index.areSame(other.subject, fact.subject))
    .map((other) => ({ other, likeness: likeness(other) }))
    .filter((one) => one.likeness >= PARALLEL)
    .sort((a, b) => b.likeness - a.likeness);
  return rivals[0]?.other ?? null;
}

function sharesHead({ subjectType: a }: Fact, { subjectType: b }: Fact): boolean {
  return a.head !== null && a.head === b.head;
}
