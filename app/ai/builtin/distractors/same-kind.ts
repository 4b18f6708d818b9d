import type { AnswerType, Fact, FactKind } from "../facts/fact";
import type { FactIndex } from "./fact-index";
import type { Option } from "./question-candidate";

/** The most entries of a list whose entries are all of one kind. */
const MAX_HOMOGENEOUS_LIST = 24;

const REASONS: ReadonlySet<FactKind> = new Set(["cause", "purpose", "consequence"]);

/** Whether both options could answer the same question. */
export function areSameKind(
  a: Option,
  b: Option,
  { groupSize, isLenient }: Pick<FactIndex, "groupSize" | "isLenient">,
): boolean {
  const isOneList =
    a.fact.group === b.fact.group && groupSize(a.fact.group) <= MAX_HOMOGENEOUS_LIST;
  // Clauses after the same connective ("because", "in order to") have the same form.
  if (REASONS.has(a.fact.kind) && a.fact.relation?.toLowerCase() === b.fact.relation?.toLowerCase())
    return a.fact.kind === b.fact.kind;
  if (a.type.kind !== b.type.kind) return false;
  // Entries that the author listed together are of one kind, whatever their classes.
  if (isOneList && a.fact.kind === b.fact.kind && isTermOrClause(a.type))
    return a.type.isPlural === b.type.isPlural || isPredicate(a);
  switch (a.type.kind) {
    case "quantity":
      return a.type.unit === b.type.unit;
    case "term": {
      // Options of unknown class are comparable only if they are close together.
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

/**
 * Whether their definitions share a class: "an enzyme that …" and "a green pigment that …" are both
 * substances.
 */
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

function isTermOrClause({ kind }: AnswerType): boolean {
  return kind === "term" || kind === "clause";
}

/** Whether the classes overlap; unknown classes count as overlapping. */
export function shareClass(a: AnswerType, b: AnswerType): boolean {
  if (a.classes.length === 0 || b.classes.length === 0) return true;
  return a.head === b.head || a.classes.some((one) => b.classes.includes(one));
}

/**
 * The index of the article among the surface features: a differing article would reveal the key.
 */
export const ARTICLE_FEATURE = 0;

/** Surface features of an option; the key must share each with a distractor. */
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
