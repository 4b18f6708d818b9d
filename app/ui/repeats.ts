/** How much of a quotation must be there. A reference, "(Figure 1.7)", may have been left out. */
const enough = 0.8;

/**
 * Whether a text says what a quotation says, whatever became of its marks and references.
 * @param share of its words that must be there
 */
export function repeats(text: string, quote: string, share = enough): boolean {
  const said = new Set(wordsOf(text));
  const quoted = wordsOf(quote);
  return quoted.filter((word) => said.has(word)).length >= quoted.length * share;
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
}
