import type { AnswerType, Fact } from "../facts/fact";
import type { FactIndex } from "./fact-index";
import type { Option } from "./inquiry";

/** A list of at most so many entries was put together by its author as one kind of thing. */
const LIST = 8;

/**
 * Would a learner who half knows the matter take one for the other? Only what the document sets
 * side by side, or calls by one name, is surely of one kind; being near is not enough.
 */
export function areRivals(a: Option, b: Option, index: FactIndex): boolean {
  const [one, other] = [a.fact, b.fact];
  if (isReason(one) || isReason(other)) return false;
  if (one.kind !== other.kind) return isNamedAlike(one, other);
  switch (one.kind) {
    case "definition":
    case "statement":
      return areListed(one, other, index) || isNamedAlike(one, other);
    case "translation":
      return one.group === other.group;
    // Two sides that differ in colour are not told apart by a size.
    case "contrast":
      return b.isSetAgainst === true || one.relation === other.relation;
    case "membership":
      return areParallel(one, other, index) || haveOneClass(a.type, b.type);
    // The answers to two questions are no rivals unless both name things of one kind.
    case "question":
      return a.type.kind !== "clause" && (a.type.kind !== "term" || haveOneClass(a.type, b.type));
    default:
      return true;
  }
}

/** Reasons for other things tempt nobody, wherever they stand. */
function isReason({ kind }: Fact): boolean {
  return kind === "cause" || kind === "purpose" || kind === "consequence";
}

/**
 * Entries of one list: a mark and no verb ties their name to what is said of it. A longer one is a
 * glossary, which holds the terms of a whole chapter, of many kinds.
 */
function areListed(a: Fact, b: Fact, { sizeOfGroup }: FactIndex): boolean {
  const isEntry = (fact: Fact) => fact.relation === null;
  return a.group === b.group && isEntry(a) && isEntry(b) && sizeOfGroup(a.group) <= LIST;
}

/** "Horticultural societies" and "pastoral societies"; "a hormone that …" and "a hormone of …". */
function isNamedAlike(a: Fact, b: Fact): boolean {
  return (
    haveOneHead(a.subjectType, b.subjectType) ||
    haveOneClass(a.subjectType, b.subjectType) ||
    (a.kind === "definition" &&
      b.kind === "definition" &&
      (haveOneHead(a.predicateType, b.predicateType) ||
        haveOneClass(a.predicateType, b.predicateType)))
  );
}

function haveOneHead(a: AnswerType, b: AnswerType): boolean {
  return a.kind === "term" && b.kind === "term" && a.head !== null && a.head === b.head;
}

/** Only the nearest class says enough: an organ and a bag are both structures. */
function haveOneClass(a: AnswerType, b: AnswerType): boolean {
  const [one] = a.classes.slice(0, -1);
  const [other] = b.classes.slice(0, -1);
  return one !== undefined && one === other;
}

/** The symptoms of one disease and of another, but never its causes; two wholes of one list. */
function areParallel(a: Fact, b: Fact, { pack, areSame }: FactIndex): boolean {
  if (areSame(a.subject, b.subject)) return true;
  const isAspect = (fact: Fact) => pack.grammar.labelRole(fact.subject) === "aspect";
  return (
    !isAspect(a) &&
    !isAspect(b) &&
    (a.group === b.group || haveOneHead(a.subjectType, b.subjectType))
  );
}
