import type { Fact, FactKind } from "../facts/fact";
import type { AnalyzedQuestion } from "./analyze-question";
import type { ExpectedAnswer } from "./classify-question";
import { stemsOf } from "./stems";
import type { Unit } from "./units";

/** How well each kind of fact answers each question type, 0 to 1. */
const MATCH_BY_KIND: Readonly<Record<ExpectedAnswer, Partial<Record<FactKind, number>>>> = {
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
/** A question that the document asks and answers itself. */
const QUESTION_MATCH = 1;
const MIN_MATCH = 0.25;

/**
 * Scores each unit by the facts that it contains: the kind must fit the expected answer type and
 * the subject the question terms. 0 to 1.
 */
export function matchFacts(
  facts: readonly Fact[],
  question: AnalyzedQuestion,
  units: readonly Unit[],
): (unit: Unit) => number {
  const matches = new Map<Unit, number>();
  const locate = createUnitLocator(units);
  for (const fact of facts) {
    const match = matchOf(fact, question);
    if (match < MIN_MATCH) continue;
    for (const unit of locate(fact.source.quote))
      matches.set(unit, Math.max(match, matches.get(unit) ?? 0));
  }
  return (unit) => matches.get(unit) ?? 0;
}

function matchOf(fact: Fact, question: AnalyzedQuestion): number {
  const kind =
    fact.kind === "question" ? QUESTION_MATCH : (MATCH_BY_KIND[question.expects][fact.kind] ?? 0);
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
    for (const [stem, similarity] of matches) {
      if (subject.has(stem)) explained.add(stem);
      const at = subject.has(stem) ? 1 : context.has(stem) ? 0.5 : 0;
      best = Math.max(best, similarity * at);
    }
    held += weight * best;
    total += weight;
  }
  const precision = explained.size / Math.min(subject.size, 4);
  return kind * (held / (total || 1)) * Math.min(1, precision);
}

/** Finds the unit that contains a quote. */
function createUnitLocator(units: readonly Unit[]): (quote: string) => Unit[] {
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
