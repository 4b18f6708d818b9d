import type { KnownQuestion } from "~/ai/ports";
import { comparableText } from "~/ai/text/tokenize";
import type { FactIndex } from "../distractors/fact-index";
import type { Fact } from "../facts/fact";

/** The least share of a side of the fact, 0 to 1, that an earlier question contains. */
const MIN_COVERAGE = 0.8;

/**
 * Creates a test for facts that earlier questions asked about: they quote the same source and
 * contain the subject or predicate. A table row holds several facts.
 */
export function createKnownFactTest(
  known: readonly KnownQuestion[],
  index: FactIndex,
): (fact: Fact) => boolean {
  const asked = known.map(({ question, quote }) => ({ question, quote: comparableText(quote) }));
  const quoting = new Map<string, string[]>();
  const questionsQuoting = (quote: string) => {
    const before = quoting.get(quote);
    if (before) return before;
    const own = comparableText(quote);
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
