import type { AnswerType } from "../facts/fact";
import type { FactIndex } from "./fact-index";
import type { Option } from "./inquiry";

/** A list of at most so many entries was put together by its author as one kind of thing. */
const LIST = 24;

/** Is what `a` names of the kind that `b` names, so that both could answer one question? */
export function areOneKind(
  a: Option,
  b: Option,
  { sizeOfGroup, isLenient }: Pick<FactIndex, "sizeOfGroup" | "isLenient">,
): boolean {
  const isOneList = a.fact.group === b.fact.group && sizeOfGroup(a.fact.group) <= LIST;
  // What an author set side by side is of one kind, whether it is put as a name or as a clause.
  if (isOneList && a.fact.kind === b.fact.kind && isWording(a.type) && isWording(b.type))
    return a.type.isPlural === b.type.isPlural || a.type.kind === "clause";
  if (a.type.kind !== b.type.kind) return false;
  switch (a.type.kind) {
    case "quantity":
      return a.type.unit === b.type.unit;
    case "term": {
      // Of unknown kinds only what stands close together is surely alike.
      const isNear = isLenient || isOneList || a.fact.section === b.fact.section;
      const isKin = a.type.head !== null && a.type.head === b.type.head;
      const areKnown = a.type.classes.length > 0 && b.type.classes.length > 0;
      return (
        a.type.isPlural === b.type.isPlural &&
        (areKnown ? shareClass(a.type, b.type) : isNear || isKin)
      );
    }
    case "person":
      return a.type.isPlural === b.type.isPlural && shareClass(a.type, b.type);
    default:
      return true;
  }
}

function isWording({ kind }: AnswerType): boolean {
  return kind === "term" || kind === "clause";
}

/** Unknown classes forbid nothing. */
export function shareClass(a: AnswerType, b: AnswerType): boolean {
  if (a.classes.length === 0 || b.classes.length === 0) return true;
  return a.head === b.head || a.classes.some((one) => b.classes.includes(one));
}

/** How an option looks: the right one must not be the only one that looks so. */
export function formOf(text: string): readonly string[] {
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
