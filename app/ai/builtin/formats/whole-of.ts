import { kinds, type QuestionFormat, shown, subjectOf } from "./format";

/** What a thing belongs to, among other wholes. */
export const wholeOf: QuestionFormat = {
  name: "whole of",
  asksForUnderstanding: false,
  kinds: kinds("membership"),
  ask(fact, context) {
    const member = fact.members[Math.floor(context.random() * fact.members.length)];
    // "Causes" of one disease among "Symptoms" of another would ask for a heading.
    if (!member || fact.context !== null) return null;
    return {
      inquiry: {
        fact,
        given: member.text,
        asks: "subject",
        key: subjectOf(fact),
        stem: context.phrases.wholeOf(shown(member.text, context)),
      },
      source: {
        kinds: this.kinds,
        optionsOf: (other) => (other.context === null ? [subjectOf(other)] : []),
      },
    };
  },
  card: () => null,
};
