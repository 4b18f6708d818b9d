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

/** The most members, and the longest back in characters, of a card with a whole list. */
const MAX_MEMBERS = 6;
const MAX_BACK_LENGTH = 160;
const MAX_MEMBER_LENGTH = 48;

/** Asks for a member of a whole; distractors are members of other wholes. */
export const whichBelongs: QuestionFormat = {
  name: "which belongs",
  asksForUnderstanding: false,
  kinds: kinds("membership"),
  ask(fact, context) {
    const members = membersOf(fact, context.index);
    const key = members[Math.floor(context.random() * members.length)];
    if (!key) return null;
    // Longer entries are statements, not things.
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

/**
 * Whether the subject is a class with members ("Types of rock"); items below "Weber" may be
 * anything.
 */
function isClass(fact: Fact, context: WritingContext): boolean {
  const { subject, subjectType } = fact;
  return isName(fact, context) && (subjectType.isPlural || isUnspacedScript(subject));
}

/** The whole, and its context if it is ambiguous without. */
function namesOf(fact: Fact, context: WritingContext): { whole: string; about: string | null } {
  const about = contextOf(fact, context.index);
  return { whole: toInline(fact.subject, context), about: about && toInline(about, context) };
}
