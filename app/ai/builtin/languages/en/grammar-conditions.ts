import type { FoundFact } from "../../facts/fact";
import { readClause } from "./grammar-clause";
import { resolvesPronouns } from "./grammar-reference";
import { fronted, isEffect, isReason, relateSpans } from "./grammar-relations";
import { contentWords, type Sentence, type Span, textBetween } from "./grammar-sentence";
import { hasTag, isAfterComma, isBe, isIn, listed } from "./grammar-tokens";

const IF = /^(?:when|whenever|if|once)$/u;
const NON_PRESENT_VERBS = listed(
  "was were had did could would might may should must has have do does don't doesn't",
);

/**
 * Reads general conditions: "When blood pressure falls, the kidney releases renin". Past events are
 * none.
 */
export function readConditions(sentence: Sentence): FoundFact[] {
  const { tokens, start } = sentence;
  if (!IF.test(tokens[start]?.lower ?? "")) return [];
  const [effect, condition] = fronted(sentence, start + 1, false);
  if (!effect || !condition) return [];
  const next = tokens[effect.to];
  if (next && !(isAfterComma(next) && hasTag(next, "coordinator", "relative"))) return [];
  if (!isAlways(sentence, effect, true) || !isAlways(sentence, condition, false)) return [];
  if (!isOfCourse(sentence, effect) && !isOfCourse(sentence, condition)) return [];
  if (!isEffect(sentence, condition) || !isReason(sentence, effect, false)) return [];
  if (contentWords(tokens, effect.from, effect.to) < 2) return [];
  if (!resolvesPronouns(tokens, condition.from, effect.to)) return [];
  const relation = textBetween(sentence, start, start + 1);
  const made = relateSpans("consequence", sentence, condition, effect, relation);
  return made ? [made] : [];
}

/** Whether the clause is about a key term. */
function isOfCourse(sentence: Sentence, { from, to }: Span): boolean {
  const clause = readClause(sentence.tokens, from, to);
  const subject = clause ? textBetween(sentence, clause.subject, clause.subjectEnd) : "";
  return sentence.context.isKeyTerm?.(subject) !== false;
}

/** Whether the clause states an event or action in the present. */
function isAlways({ tokens }: Sentence, { from, to }: Span, isEvent: boolean): boolean {
  const clause = readClause(tokens, from, to);
  const verb = clause ? tokens[clause.finite] : undefined;
  if (!clause || !verb || isIn(verb, NON_PRESENT_VERBS) || (verb.verb?.isPast && !verb.verb.isBase))
    return false;
  // A state, not an event: "the beds are impenetrable".
  const done = tokens[clause.finite + 1];
  return !isEvent || !isBe(verb) || done?.verb?.isParticiple === true;
}
