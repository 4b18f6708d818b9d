import type { Option } from "../distractors/question-candidate";
import type { AnswerType, Fact } from "../facts/fact";
import { fitsInQuestion } from "../languages/within-question";
import { createFormat, kinds, optionOf, toInline } from "./format";

const DATE: AnswerType = { kind: "date", head: null, unit: null, isPlural: false, classes: [] };

/** Asks for the date of an event; distractors are dates of other events. */
export const when = createFormat({
  name: "when",
  kinds: kinds("event"),
  asks: "predicate",
  distractorKinds: kinds("event", "person", "statement"),
  stem(fact, context) {
    const [happened = ""] = fact.subject.split(/\s*(?:→|->)/u);
    const event = toInline(happened, context);
    return fitsInQuestion(event) && dateOf(fact)
      ? context.phrases.when(event, fact.subjectType)
      : null;
  },
  optionsOf(other, fact) {
    const [date, key] = [dateOf(other), dateOf(fact)];
    return date && key && dateFormatOf(date.text) === dateFormatOf(key.text) ? [date] : [];
  },
});

function dateOf(fact: Fact): Option | null {
  const date = fact.kind === "event" ? fact.predicate : fact.date;
  return date === null || !/\p{Nd}/u.test(date) ? null : optionOf(date, DATE, fact);
}

/** The format of a date, which all options must share: year, day or range. */
function dateFormatOf(date: string): string {
  return date
    .replace(/\p{Nd}{3,}/gu, "Y")
    .replace(/\p{Nd}+/gu, "d")
    .replace(/\p{Lu}[\p{L}\p{M}]*/gu, "M")
    .replace(/[\s.,]+/gu, " ");
}
