import type { Citation } from "~/ai/ports";
import type { CardToAdd } from "~/study-mode";

/** The most characters on a side of a card. */
const longest = 1_000;

/** A card with the question and the cited quotes; null if nothing is cited. */
export function answerCard(question: string, citations: readonly Citation[]): CardToAdd | null {
  const [source] = citations;
  if (!source) return null;
  const quotes = [...new Set(citations.map(({ quote }) => quote))];
  let back = cut(source.quote);
  // Further quotes are added only if they fit completely.
  for (const quote of quotes.slice(1)) {
    if (back.length + 1 + quote.length > longest) break;
    back += `\n${quote}`;
  }
  return { front: cut(question), back, source };
}

function cut(text: string): string {
  return text.length <= longest ? text : `${text.slice(0, longest - 1)}…`;
}
