import type { AnswerType, Fact } from "../facts/fact";
import type { FactIndex } from "./fact-index";
import type { Option } from "./question-candidate";
import { areDefinedAlike, shareClass } from "./same-kind";

/** The most entries of a list whose entries are all of one kind. */
const MAX_HOMOGENEOUS_LIST = 8;
/** The most entries of a longer list, which can contain several kinds. */
const MAX_GLOSSARY = 24;

/**
 * Whether a learner could confuse two options. The document must list them together or describe
 * them by the same noun; proximity is not enough.
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
    // Contrasts must differ in the same respect.
    case "contrast":
      return b.isContrasted === true || one.relation === other.relation;
    case "membership":
      return areParallel(one, other, index) || shareNearestClass(a.type, b.type);
    // Answers to two questions are comparable only if they name things of one class.
    case "question":
      return (
        a.type.kind !== "clause" && (a.type.kind !== "term" || shareNearestClass(a.type, b.type))
      );
    default:
      return true;
  }
}

/** A statement about the same subject can be mistaken for its cause. */
function isReason({ kind }: Fact): boolean {
  return kind === "cause" || kind === "purpose" || kind === "consequence";
}

/**
 * Whether both are entries of one list or glossary, with a mark instead of a verb between term and
 * meaning.
 */
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

/** Whether the known classes differ, such as person and place. */
function differInClass(a: Fact, b: Fact): boolean {
  return !shareClass(a.subjectType, b.subjectType) || !shareClass(a.predicateType, b.predicateType);
}

/**
 * Whether they share the head noun or the nearest class: "horticultural societies", "pastoral
 * societies".
 */
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

/** Wider classes are too general: an organ and a bag are both structures. */
function shareNearestClass(a: AnswerType, b: AnswerType): boolean {
  const nearest = ({ classes }: AnswerType) => classes.slice(0, -1).slice(0, 2);
  return nearest(a).some((one) => nearest(b).includes(one));
}

/**
 * Whether they name the same aspect of two subjects (the symptoms of two diseases), or two wholes
 * of one list.
 */
function areParallel(a: Fact, b: Fact, { pack, areSameWords }: FactIndex): boolean {
  if (areSameWords(a.subject, b.subject)) return true;
  const isAspect = (fact: Fact) => pack.grammar.labelRole(fact.subject) === "aspect";
  return (
    !isAspect(a) &&
    !isAspect(b) &&
    (a.group === b.group || haveSameHead(a.subjectType, b.subjectType))
  );
}
