import type { AnswerType, Fact, FactKind } from "../facts/fact";
import type { FactIndex } from "./fact-index";
import type { Option } from "./question-candidate";

/** A list of at most so many entries was put together by its author as one kind of thing. */
const MAX_HOMOGENEOUS_LIST = 24;

const REASONS: ReadonlySet<FactKind> = new Set(["cause", "purpose", "consequence"]);

/** Is what `a` names of the kind that `b` names, so that both could answer one question? */
export function areSameKind(
  a: Option,
  b: Option,
  { groupSize, isLenient }: Pick<FactIndex, "groupSize" | "isLenient">,
): boolean {
  const isOneList =
    a.fact.group === b.fact.group && groupSize(a.fact.group) <= MAX_HOMOGENEOUS_LIST;
  // What one word introduces ("because", "in order to") is put in one way.
  if (REASONS.has(a.fact.kind) && a.fact.relation?.toLowerCase() === b.fact.relation?.toLowerCase())
    return a.fact.kind === b.fact.kind;
  if (a.type.kind !== b.type.kind) return false;
  // What an author set side by side is of one kind, whatever its classes.
  if (isOneList && a.fact.kind === b.fact.kind && isClause(a.type))
    return a.type.isPlural === b.type.isPlural || isPredicate(a);
  switch (a.type.kind) {
    case "quantity":
      return a.type.unit === b.type.unit;
    case "term": {
      // Of unknown kinds only what stands close together is surely alike.
      const isNear = isLenient || isOneList || a.fact.section === b.fact.section;
      const haveSameHead = a.type.head !== null && a.type.head === b.type.head;
      const areKnown = a.type.classes.length > 0 && b.type.classes.length > 0;
      return (
        a.type.isPlural === b.type.isPlural &&
        (areDefinedAlike(a.fact, b.fact) ||
          (areKnown ? shareClass(a.type, b.type) : isNear || haveSameHead))
      );
    }
    case "person":
      return a.type.isPlural === b.type.isPlural && shareClass(a.type, b.type);
    default:
      return true;
  }
}

/** "An enzyme that …" and "a green pigment that …" are both substances. */
export function areDefinedAlike(a: Fact, b: Fact): boolean {
  const [one, other] = [a.predicateType, b.predicateType];
  return (
    a.kind === "definition" &&
    b.kind === "definition" &&
    one.kind === "term" &&
    other.kind === "term" &&
    ((one.head !== null && one.head === other.head) ||
      one.classes.some((name) => other.classes.includes(name)))
  );
}

/** Whether it is a clause or predicate, whose grammatical number need not agree. */
function isPredicate({ type, fact }: Option): boolean {
  return type.kind === "clause" || type === fact.predicateType;
}

function isClause({ kind }: AnswerType): boolean {
  return kind === "term" || kind === "clause";
}

/** Unknown classes forbid nothing. */
export function shareClass(a: AnswerType, b: AnswerType): boolean {
  if (a.classes.length === 0 || b.classes.length === 0) return true;
  return a.head === b.head || a.classes.some((one) => b.classes.includes(one));
}

/** Place of the sign that tells of an article, which must not differ: one word reveals it. */
export const ARTICLE_FEATURE = 0;

/** How an option looks: the right one must not be the only one that looks so. */
export function surfaceFeatures(text: string): readonly string[] {
  return [
    ARTICLE.exec(text)?.[0].toLowerCase() ? "article" : "bare",
    /\p{Nd}/u.test(text) ? "digits" : "words",
    /[(（]/u.test(text) ? "brackets" : "plain",
    /[:;→]|->/u.test(text) ? "marks" : "running",
    /[?？؟]$/u.test(text) ? "question" : "statement",
  ];
}

const ARTICLE =
  /^(?:the|an?|el|la|los|las|un|una|le|les|une|der|die|das|eine?|o|os|uma?|il|lo|gli) |^l[’']/iu;
