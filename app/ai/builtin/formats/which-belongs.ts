import type { Fact } from "../facts/fact";
import {
  askForPredicate,
  cardOf,
  inContext,
  kinds,
  membersOf,
  type QuestionFormat,
  shown,
  type WritingContext,
} from "./format";

/** A list that can be learnt as one card. */
const MEMBERS = 6;
const LONGEST_BACK = 160;
/** A longer entry of a list is not a thing but says something. */
const LONGEST_THING = 48;

/** Which thing belongs to a whole, among members of other wholes. */
export const whichBelongs: QuestionFormat = {
  name: "which belongs",
  asksForUnderstanding: false,
  kinds: kinds("membership"),
  ask(fact, context) {
    const members = membersOf(fact, context.index);
    const key = members[Math.floor(context.random() * members.length)];
    if (!key) return null;
    const whole = shown(fact.subject, context);
    const isThing = key.type.kind !== "clause" && key.text.length <= LONGEST_THING;
    const stem = isThing ? context.phrases.whichBelongs(whole) : context.phrases.saidAbout(whole);
    return askForPredicate(
      fact,
      inContext(fact, stem, context),
      { kinds: this.kinds, optionsOf: (other) => membersOf(other, context.index) },
      key,
    );
  },
  card(fact, context) {
    const back = fact.members.map(({ text }) => text).join("; ");
    if (fact.members.length < 2 || fact.members.length > MEMBERS || back.length > LONGEST_BACK)
      return null;
    return cardOf(frontOf(fact, context), back);
  },
};

function frontOf(fact: Fact, context: WritingContext): string {
  const question = context.phrases.membersOf(shown(fact.subject, context), fact.members.length);
  return inContext(fact, question, context);
}
