import type { AnswerType, Fact } from "../facts/fact";
import {
  cardOf,
  isName,
  kinds,
  optionOf,
  type QuestionFormat,
  toInline,
  type WritingContext,
  withContext,
} from "./format";

/** The fewest steps: the key, the previous step and two distractors. */
const MIN_STEPS = 4;
const MAX_BACK_LENGTH = 160;
/** Steps of a process are of one kind, whatever their form. */
const STEP: AnswerType = { kind: "clause", head: null, unit: null, isPlural: false, classes: [] };

/** Asks for the next step of a process, among its other steps. */
export const nextStep: QuestionFormat = {
  name: "next step",
  asksForUnderstanding: true,
  kinds: kinds("step"),
  ask(fact, context) {
    const { members } = fact;
    if (members.length < MIN_STEPS || !isName(fact, context)) return null;
    const at = Math.floor(context.random() * (members.length - 1));
    const given = members[at];
    const steps = members.map(({ text, source }) => optionOf(text, STEP, fact, source));
    const key = steps[at + 1];
    if (!given || !key) return null;
    const stem = context.phrases.nextStep(
      toInline(given.text, context),
      toInline(fact.subject, context),
    );
    return {
      candidate: {
        fact,
        given: given.text,
        asks: "predicate",
        key,
        stem: withContext(fact, stem, context),
        isWithinFact: true,
      },
      source: {
        kinds: this.kinds,
        optionsOf: () => steps.filter((_, index) => index !== at && index !== at + 1),
      },
    };
  },
  card(fact, context) {
    const { members } = fact;
    const back = members.map(({ text }, at) => `${at + 1}. ${text}`).join(" ");
    if (members.length > 2 && back.length <= MAX_BACK_LENGTH && isName(fact, context))
      return cardOf(frontOf(fact, context), back);
    // The whole process is too long for a card, so the card asks for one step.
    const asking = this.ask(fact, context);
    return asking && cardOf(asking.candidate.stem, asking.candidate.key.text);
  },
};

function frontOf(fact: Fact, context: WritingContext): string {
  return withContext(fact, context.phrases.stepsOf(toInline(fact.subject, context)), context);
}
