import { holdsAsked } from "./answer-shape";
import type { ReadQuestion } from "./read-question";
import { type ScoredUnit, scoreOfItself } from "./score-units";

const THRESHOLD = 0.4;
const CERTAIN = 0.95;
const LACKS_ASKED = 0.6;

export function isSure(confidence: number): boolean {
  return confidence >= THRESHOLD;
}

export function isCertain(confidence: number): boolean {
  return confidence >= CERTAIN;
}

/**
 * How surely the unit answers. What tells most against it is that the question speaks of things,
 * above all of names, that the material never mentions.
 */
export function confidenceIn(best: ScoredUnit, quote: string, question: ReadQuestion): number {
  let total = 0;
  let unknown = 0;
  let unknownName = false;
  for (const term of question.terms) {
    total += term.weight;
    if (term.isKnown) continue;
    unknown += term.weight;
    unknownName ||= term.isName && term.matches.size === 0;
  }
  return (
    scoreOfItself(best) +
    best.features.own * 0.6 -
    (unknown / (total || 1)) * (question.pack.chat.openThesaurus ? 1 : 0.3) -
    (unknownName ? 0.6 : 0) -
    (best.missesName ? 1.2 : 0) -
    (holdsAsked(quote, question) ? 0 : LACKS_ASKED)
  );
}
