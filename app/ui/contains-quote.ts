/**
 * The share of a quote's words that must be there: a reference such as "(Figure 1.7)" may have been
 * left out.
 */
const usualShare = 0.8;

/**
 * Whether a text contains the words of a quote, ignoring Markdown marks and reference numbers.
 * @param share of the quote's words that must be there
 */
export function containsQuote(text: string, quote: string, share = usualShare): boolean {
  const words = new Set(tokenize(text));
  const quoted = tokenize(quote);
  return quoted.filter((word) => words.has(word)).length >= quoted.length * share;
}

function tokenize(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
}
