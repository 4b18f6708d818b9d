import type { KnownQuestion } from "~/ai/ports";
import { normalizeText } from "~/ai/text/tokenize";
import type { FactIndex } from "../distractors/fact-index";
import type { Fact } from "../facts/fact";

/** So much of a side of the fact stands in a question that asks about it. */
const MIN_COVERAGE = 0.8;

/**
 * Tells whether earlier questions asked about a fact: they quoted its line, and showed its subject
 * or what is said of it. A row of a table holds several facts.
 */
export function createKnownFactTest(
  known: readonly KnownQuestion[],
  index: FactIndex,
): (fact: Fact) => boolean {
  const asked = known.map(({ question, quote }) => ({ question, quote: normalizeText(quote) }));
  const quoting = new Map<string, string[]>();
  const questionsQuoting = (quote: string) => {
    const before = quoting.get(quote);
    if (before) return before;
    const own = normalizeText(quote);
    const found = asked
      .filter((one) => one.quote !== "" && (one.quote.includes(own) || own.includes(one.quote)))
      .map(({ question }) => question);
    quoting.set(quote, found);
    return found;
  };
  return (fact) => {
    const quotes = [fact.source.quote, ...fact.members.map(({ source }) => source.quote)];
    return quotes.some((quote) =>
      questionsQuoting(quote).some((question) => isAskedBy(question, fact, index)),
    );
  };
}

function isAskedBy(question: string, fact: Fact, index: FactIndex): boolean {
  const column = fact.kind === "property" ? ` ${fact.relation ?? ""}` : "";
  const sides = [`${fact.subject}${column}`, `${fact.predicate}${column}`];
  return sides.some((side) => index.coverage(side, question) >= MIN_COVERAGE);
}
