import { isUnspacedScript } from "~/ai/text/tokenize";
import type { Fact } from "../facts/fact";
import {
  cardOf,
  contextOf,
  isName,
  kinds,
  membersOf,
  type QuestionFormat,
  toInline,
  type WritingContext,
  withContext,
} from "./format";

/** A list that can be learnt as one card. */
const MAX_MEMBERS = 6;
const MAX_BACK_LENGTH = 160;
const MAX_MEMBER_LENGTH = 48;

/** Which thing belongs to a whole, among members of other wholes. */
export const whichBelongs: QuestionFormat = {
  name: "which belongs",
  asksForUnderstanding: false,
  kinds: kinds("membership"),
  ask(fact, context) {
    const members = membersOf(fact, context.index);
    const key = members[Math.floor(context.random() * members.length)];
    if (!key) return null;
    // A longer entry of a list is not a thing but says something.
    if (key.type.kind === "clause" || key.text.length > MAX_MEMBER_LENGTH) return null;
    const stem = stemOf(fact, context);
    if (stem === null) return null;
    return {
      candidate: { fact, given: fact.subject, asks: "predicate", key, stem },
      source: { kinds: this.kinds, optionsOf: (other) => membersOf(other, context.index) },
    };
  },
  card(fact, context) {
    const back = fact.members.map(({ text }) => text).join("; ");
    if (
      fact.members.length < 2 ||
      fact.members.length > MAX_MEMBERS ||
      back.length > MAX_BACK_LENGTH
    )
      return null;
    if (!isClass(fact, context)) return null;
    const { whole, about } = namesOf(fact, context);
    const front = context.phrases.membersOf(whole, fact.members.length, about, fact.subjectType);
    return cardOf(withContext(fact, front, context), back);
  },
};

function stemOf(fact: Fact, context: WritingContext): string | null {
  if (!isClass(fact, context)) return null;
  const { whole, about } = namesOf(fact, context);
  const question = context.phrases.whichBelongs(whole, about, fact.subjectType);
  return question && withContext(fact, question, context);
}

/** "Types of rock" has members; what stands below "Weber" or "function" may be anything. */
function isClass(fact: Fact, context: WritingContext): boolean {
  const { subject, subjectType } = fact;
  return isName(fact, context) && (subjectType.isPlural || isUnspacedScript(subject));
}

/** The whole, and what it belongs to where only that makes it clear. */
function namesOf(fact: Fact, context: WritingContext): { whole: string; about: string | null } {
  const about = contextOf(fact, context.index);
  return { whole: toInline(fact.subject, context), about: about && toInline(about, context) };
}
