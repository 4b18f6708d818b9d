import type { Fact, FactKind } from "../facts/fact";
import type { ExpectedAnswer } from "./classify-question";
import type { ReadQuestion } from "./read-question";
import { stemsOf } from "./stems";
import type { Unit } from "./units";

/** Which kinds of facts answer which questions, and how well. */
const FITS: Readonly<Record<ExpectedAnswer, Partial<Record<FactKind, number>>>> = {
  definition: { definition: 1, translation: 0.8, formula: 0.6, statement: 0.5, membership: 0.4 },
  reason: { cause: 1, purpose: 0.9, consequence: 0.8 },
  time: { event: 1, person: 0.6 },
  person: { person: 1, definition: 0.5, event: 0.4 },
  place: { event: 0.4, statement: 0.4 },
  number: { property: 0.8, formula: 0.5, statement: 0.4 },
  list: { membership: 1, step: 0.6 },
  steps: { step: 1, membership: 0.4 },
  manner: { step: 0.7, cause: 0.5, statement: 0.5, purpose: 0.4 },
  any: { property: 0.6, statement: 0.6, definition: 0.6, translation: 0.6, membership: 0.5 },
};
/** A question that the document itself asks and answers. */
const SAME_QUESTION = 1;
const LEAST = 0.25;

/**
 * How well the facts that stand in each unit answer the question: their kind is asked for, and
 * their subject is what is asked about.
 */
export function fitFacts(
  facts: readonly Fact[],
  question: ReadQuestion,
  units: readonly Unit[],
): (unit: Unit) => number {
  const fits = new Map<Unit, number>();
  const locate = locator(units);
  for (const fact of facts) {
    const fit = fitOf(fact, question);
    if (fit < LEAST) continue;
    for (const unit of locate(fact.source.quote))
      fits.set(unit, Math.max(fit, fits.get(unit) ?? 0));
  }
  return (unit) => fits.get(unit) ?? 0;
}

function fitOf(fact: Fact, question: ReadQuestion): number {
  const kind = fact.kind === "question" ? SAME_QUESTION : (FITS[question.expects][fact.kind] ?? 0);
  if (kind === 0) return 0;
  const named = [fact.subject, ...fact.aliases, fact.kind === "property" ? fact.relation : null];
  const subject = new Set(stemsOf(named.filter(Boolean).join("\n"), question.pack.words));
  if (subject.size === 0) return 0;
  const context = new Set(stemsOf(fact.context ?? "", question.pack.words));
  const explained = new Set<string>();
  let held = 0;
  let total = 0;
  for (const { matches, weight } of question.terms) {
    let best = 0;
    for (const [stem, nearness] of matches) {
      if (subject.has(stem)) explained.add(stem);
      const at = subject.has(stem) ? 1 : context.has(stem) ? 0.5 : 0;
      best = Math.max(best, nearness * at);
    }
    held += weight * best;
    total += weight;
  }
  const precision = explained.size / Math.min(subject.size, 4);
  return kind * (held / (total || 1)) * Math.min(1, precision);
}

/** Finds the units that a quote stands in, or that stand in it. */
function locator(units: readonly Unit[]): (quote: string) => Unit[] {
  const gap = "\n";
  const starts: number[] = [];
  let text = "";
  for (const unit of units) {
    starts.push(text.length);
    text += unit.text + gap;
  }
  const unitAt = (place: number) => units[starts.findLastIndex((start) => start <= place)];
  return (quote) => {
    const line = quote.replace(/\s+/gu, " ").trim();
    const place = text.indexOf(line);
    const unit = place < 0 ? undefined : unitAt(place);
    return unit ? [unit] : [];
  };
}
