import type { AnswerType, Fact } from "../facts/fact";
import type { FactIndex } from "./fact-index";
import type { Option } from "./question-candidate";
import { areDefinedAlike, shareClass } from "./same-kind";

/** A list of at most so many entries was put together by its author as one kind of thing. */
const MAX_HOMOGENEOUS_LIST = 8;
/** A longer one, up to this, holds several kinds. */
const MAX_GLOSSARY = 24;

/**
 * Would a learner who half knows the matter take one for the other? Only what the document sets
 * side by side, or calls by one name, is surely of one kind; being near is not enough.
 */
export function areMutualDistractors(a: Option, b: Option, index: FactIndex): boolean {
  const [one, other] = [a.fact, b.fact];
  if (isReason(one) || isReason(other))
    return one.kind === other.kind || one.section === other.section;
  if (one.kind !== other.kind) return shareHeadOrClass(one, other);
  switch (one.kind) {
    case "definition":
    case "statement":
      return areEntriesOfOneList(one, other, index) || shareHeadOrClass(one, other);
    case "translation":
      return one.group === other.group;
    // Two sides that differ in colour are not told apart by a size.
    case "contrast":
      return b.isContrasted === true || one.relation === other.relation;
    case "membership":
      return areParallel(one, other, index) || shareNearestClass(a.type, b.type);
    // The answers to two questions are no rivals unless both name things of one kind.
    case "question":
      return (
        a.type.kind !== "clause" && (a.type.kind !== "term" || shareNearestClass(a.type, b.type))
      );
    default:
      return true;
  }
}

/** What is told of the same matter may be taken for its cause. */
function isReason({ kind }: Fact): boolean {
  return kind === "cause" || kind === "purpose" || kind === "consequence";
}

/** Entries of one list or glossary: a mark and no verb ties their name to what is said of it. */
function areEntriesOfOneList(a: Fact, b: Fact, index: FactIndex): boolean {
  const isEntry = (fact: Fact) => fact.relation === null;
  const size = index.groupSize(a.group);
  return (
    a.group === b.group &&
    isEntry(a) &&
    isEntry(b) &&
    (size <= MAX_HOMOGENEOUS_LIST || (size <= MAX_GLOSSARY && !differInClass(a, b)))
  );
}

/** Is one a person and the other a place, as far as is known? */
function differInClass(a: Fact, b: Fact): boolean {
  return !shareClass(a.subjectType, b.subjectType) || !shareClass(a.predicateType, b.predicateType);
}

/** "Horticultural societies" and "pastoral societies"; "a hormone that …" and "a hormone of …". */
function shareHeadOrClass(a: Fact, b: Fact): boolean {
  return (
    haveSameHead(a.subjectType, b.subjectType) ||
    shareNearestClass(a.subjectType, b.subjectType) ||
    areDefinedAlike(a, b)
  );
}

function haveSameHead(a: AnswerType, b: AnswerType): boolean {
  return a.kind === "term" && b.kind === "term" && a.head !== null && a.head === b.head;
}

/** Only the nearest classes say enough: an organ and a bag are both structures. */
function shareNearestClass(a: AnswerType, b: AnswerType): boolean {
  const nearest = ({ classes }: AnswerType) => classes.slice(0, -1).slice(0, 2);
  return nearest(a).some((one) => nearest(b).includes(one));
}

/** The symptoms of one disease and of another, but never its causes; two wholes of one list. */
function areParallel(a: Fact, b: Fact, { pack, areSameWords }: FactIndex): boolean {
  if (areSameWords(a.subject, b.subject)) return true;
  const isAspect = (fact: Fact) => pack.grammar.labelRole(fact.subject) === "aspect";
  return (
    !isAspect(a) &&
    !isAspect(b) &&
    (a.group === b.group || haveSameHead(a.subjectType, b.subjectType))
  );
}
