import type { Fact } from "../facts/fact";
import {
  askForPredicate,
  cardOf,
  contextOf,
  kinds,
  membersOf,
  type QuestionFormat,
  shown,
  type WritingContext,
} from "./format";

/** A list that can be learnt as one card. */
const MEMBERS = 6;
const LONGEST_BACK = 160;
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
    // A longer entry of a list is not a thing but says something.
    if (key.type.kind === "clause" || key.text.length > LONGEST_THING) return null;
    const whole = shown(fact.subject, context);
    const about = contextOf(fact, context.index);
    return askForPredicate(
      fact,
      context.phrases.whichBelongs(whole, about && shown(about, context)),
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
  const about = contextOf(fact, context.index);
  const whole = shown(fact.subject, context);
  return context.phrases.membersOf(whole, fact.members.length, about && shown(about, context));
}
