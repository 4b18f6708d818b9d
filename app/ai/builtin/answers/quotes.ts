import type { Citation } from "~/ai/ports";
import { isQuotedIn } from "~/ai/text/is-quoted-in";
import type { Retrieval } from "./retrieve";
import type { ScoredUnit } from "./score-units";
import { citationOf, maxQuoteLength, type Unit } from "./units";

/** One or more adjacent units that are quoted together. */
export interface Quote {
  text: string;
  /** The unit that answers. */
  unit: Unit;
}

/** The largest score difference between the best quote and the others. */
const MAX_SCORE_GAP = 0.8;
const MAX_QUOTES = 3;
/** For unanswered questions: the least coverage of a quote that is shown, 0 to 1. */
const MIN_COVERAGE = 0.2;
const MIN_HEAVIEST_TERM_COVERAGE = 0.5;
const MAX_NEAREST = 2;
const CONSIDERED = 12;
/** With a lead of this size, the best quote is shown alone. */
const MIN_CLEAR_LEAD = 0.8;

export function citeQuote({ text, unit }: Quote): Citation {
  return citationOf(text, unit.passage);
}

/** The nearest quotes for an unanswered question: each contains one of the heaviest terms. */
export function nearestQuotes(retrieval: Retrieval): Quote[] {
  const chosen: Quote[] = [];
  for (const { unit, coverage, features } of retrieval.ranked.slice(0, CONSIDERED)) {
    if (coverage <= MIN_COVERAGE || features.heaviestTermCoverage < MIN_HEAVIEST_TERM_COVERAGE)
      continue;
    if (!chosen.some((other) => other.unit.passage === unit.passage))
      chosen.push(quoteOf(unit, retrieval));
    if (chosen.length === MAX_NEAREST) break;
  }
  return chosen;
}

/** The best quote and up to two others that do not overlap with it. */
export function chooseQuotes(ranked: readonly ScoredUnit[], retrieval: Retrieval): Quote[] {
  const best = ranked[0]?.score ?? 0;
  const isClear = best - (ranked[1]?.score ?? 0) > MIN_CLEAR_LEAD;
  const chosen: Quote[] = [];
  for (const { unit, score, lacksName } of isClear ? ranked.slice(0, 1) : ranked) {
    if (chosen.length === MAX_QUOTES || score < best - MAX_SCORE_GAP) break;
    if (lacksName) continue;
    const quote = quoteOf(unit, retrieval);
    if (chosen.some((other) => overlap(other, quote))) continue;
    const at = chosen.findIndex((other) => areAdjacent(other.unit, unit));
    const beside = chosen[at];
    const together = beside && joinQuotes(beside, quote);
    if (together) chosen[at] = together;
    else chosen.push(quote);
  }
  return chosen;
}

/** Whether two units are consecutive in the same block. */
function areAdjacent(a: Unit, b: Unit): boolean {
  return a.blockNumber === b.blockNumber && Math.abs(a.position - b.position) === 1;
}

/** Joins adjacent sentences, unless the result is too long to quote. */
function joinQuotes(a: Quote, b: Quote): Quote | null {
  const [first, second] = a.unit.position < b.unit.position ? [a, b] : [b, a];
  const text = joinSentences(first.text, first.unit, second.text);
  return text === null ? null : { text, unit: a.unit };
}

export function overlap(a: Quote, b: Quote): boolean {
  return a.text.includes(b.unit.text) || b.text.includes(a.unit.text);
}

/**
 * The quote of a unit: with the previous sentence if it is anaphoric, and with the next if that
 * continues it ("They do so because …").
 */
export function quoteOf(unit: Unit, { units, question }: Retrieval): Quote {
  const { sentences, chat } = question.pack;
  const beside = (step: number) => {
    const other = units[unit.position + step];
    return other?.blockNumber === unit.blockNumber ? other.text : null;
  };
  const previous = sentences.dependsOnPrevious(unit.text) ? beside(-1) : null;
  const after = beside(1);
  const next = after && chat.answers.continuation?.test(after) ? after : null;
  const withPrevious = (previous && joinSentences(previous, unit)) || unit.text;
  return { text: (next && joinSentences(withPrevious, unit, next)) || withPrevious, unit };
}

/** Joins two sentences as they appear in the passage; null if the result is too long. */
function joinSentences(before: string, { text, passage }: Unit, after = text): string | null {
  // Chinese and Japanese leave no space between sentences, and a quote is word for word.
  const together = [`${before} ${after}`, before + after].find((one) =>
    isQuotedIn(one, passage.text),
  );
  return together && together.length <= maxQuoteLength ? together : null;
}
