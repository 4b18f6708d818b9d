import type { Citation } from "~/ai/ports";
import { isQuotedIn } from "~/ai/text/is-quoted-in";
import type { Reading } from "./read-against";
import type { ScoredUnit } from "./score-units";
import { citationOf, longestQuote, type Unit } from "./units";

/** Units that are quoted as one. */
export interface Quote {
  text: string;
  /** The one that answers. */
  unit: Unit;
}

/** How far below the best a further quote may score to be worth reading. */
const NEAR_THE_BEST = 0.8;
const PLACES = 3;
/** Of what was not found: how much of the question a quote must hold to be worth showing. */
const NEARBY = 0.2;
const TELLING = 0.5;
const NEAREST = 2;
const LOOKED_AT = 12;
/** With such a lead the best quote needs no other beside it. */
const CLEAR_LEAD = 0.8;

export function citeQuote({ text, unit }: Quote): Citation {
  return citationOf(text, unit.passage);
}

/** What comes near: it holds one of the words that tell most of the question. */
export function nearest(reading: Reading): Quote[] {
  const chosen: Quote[] = [];
  for (const { unit, coverage, features } of reading.ranked.slice(0, LOOKED_AT)) {
    if (coverage <= NEARBY || features.rarest < TELLING) continue;
    if (!chosen.some((other) => other.unit.passage === unit.passage))
      chosen.push(quoteOf(unit, reading));
    if (chosen.length === NEAREST) break;
  }
  return chosen;
}

/** The best quote, and up to two more that come near it without repeating it. */
export function chooseQuotes(ranked: readonly ScoredUnit[], reading: Reading): Quote[] {
  const best = ranked[0]?.score ?? 0;
  const isClear = best - (ranked[1]?.score ?? 0) > CLEAR_LEAD;
  const chosen: Quote[] = [];
  for (const { unit, score, missesName } of isClear ? ranked.slice(0, 1) : ranked) {
    if (chosen.length === PLACES || score < best - NEAR_THE_BEST) break;
    if (missesName) continue;
    const quote = quoteOf(unit, reading);
    if (chosen.some((other) => overlap(other, quote))) continue;
    const at = chosen.findIndex((other) => areNeighbours(other.unit, unit));
    const beside = chosen[at];
    const together = beside && joinQuotes(beside, quote);
    if (together) chosen[at] = together;
    else chosen.push(quote);
  }
  return chosen;
}

/** Sentences of one paragraph, one after the other. */
function areNeighbours(a: Unit, b: Unit): boolean {
  return a.blockNumber === b.blockNumber && Math.abs(a.position - b.position) === 1;
}

/** Two likely sentences that stand side by side are quoted as one, where that is not too long. */
function joinQuotes(a: Quote, b: Quote): Quote | null {
  const [first, second] = a.unit.position < b.unit.position ? [a, b] : [b, a];
  const text = joined(first.text, first.unit, second.text);
  return text === null ? null : { text, unit: a.unit };
}

export function overlap(a: Quote, b: Quote): boolean {
  return a.text.includes(b.unit.text) || b.text.includes(a.unit.text);
}

/**
 * The unit, with the sentence of its paragraph before it where it cannot be understood alone, and
 * with the one after where that goes on about the same: "They do so because …" often holds what
 * was asked.
 */
export function quoteOf(unit: Unit, { units, question }: Reading): Quote {
  const { sentences, chat } = question.pack;
  const beside = (step: number) => {
    const other = units[unit.position + step];
    return other?.blockNumber === unit.blockNumber ? other.text : null;
  };
  const previous = sentences.dependsOnPrevious(unit.text) ? beside(-1) : null;
  const after = beside(1);
  const next = after && chat.answers.goesOn?.test(after) ? after : null;
  const led = (previous && joined(previous, unit)) || unit.text;
  return { text: (next && joined(led, unit, next)) || led, unit };
}

/** Two sentences as they stand together; null where that is too long. */
function joined(before: string, { text, passage }: Unit, after = text): string | null {
  // Chinese and Japanese leave no space between sentences, and a quote is word for word.
  const together = [`${before} ${after}`, before + after].find((one) =>
    isQuotedIn(one, passage.text),
  );
  return together && together.length <= longestQuote ? together : null;
}
