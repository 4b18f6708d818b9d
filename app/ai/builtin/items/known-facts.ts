import type { KnownQuestion } from "~/ai/ports";
import { normalizeText } from "~/ai/text/tokenize";
import type { Fact } from "../facts/fact";

/** Tells whether earlier questions asked about a fact: they quoted it. */
export function knownFacts(known: readonly KnownQuestion[]): (fact: Fact) => boolean {
  const quotes = [...new Set(known.map(({ quote }) => normalizeText(quote)))].filter(Boolean);
  const isQuoted = new Map<string, boolean>();
  return ({ source, members }) =>
    [source.quote, ...members.map((member) => member.source.quote)].some((quote) => {
      const before = isQuoted.get(quote);
      if (before !== undefined) return before;
      const own = normalizeText(quote);
      const found = quotes.some((asked) => asked.includes(own) || own.includes(asked));
      isQuoted.set(quote, found);
      return found;
    });
}
