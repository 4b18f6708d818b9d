import type { DocumentView } from "./draft";

/** Characters that an option or the back of a card has room for. */
export const longestAnswer = 160;
const longestQuote = 300;

/**
 * The whole, where an option or the back of a card has room for it, else its first sentence: an
 * answer cut further on breaks off in the middle of what it tells.
 */
export function shortened(answer: string, { pack }: DocumentView): string {
  const [first = answer] = pack.sentences.split(answer);
  const cut =
    answer.length <= longestAnswer ? answer : answer.slice(0, answer.indexOf(first) + first.length);
  if (cut.length <= longestQuote) return cut.replace(/[.。:：]$/u, "");
  return cut.slice(0, cut.lastIndexOf(" ", longestQuote));
}
