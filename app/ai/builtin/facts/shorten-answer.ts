import type { DocumentView } from "./draft";

/** Characters that an option or the back of a card has room for. */
export const maxAnswerLength = 160;
const maxQuoteLength = 300;

/**
 * The whole, where an option or the back of a card has room for it, else its first sentence: an
 * answer cut further on breaks off in the middle of what it tells.
 */
export function shortenAnswer(answer: string, { pack }: DocumentView): string {
  const [first = answer] = pack.sentences.split(answer);
  const cut =
    answer.length <= maxAnswerLength
      ? answer
      : answer.slice(0, answer.indexOf(first) + first.length);
  if (cut.length <= maxQuoteLength) return cut.replace(/[.。:：]$/u, "");
  return cut.slice(0, cut.lastIndexOf(" ", maxQuoteLength));
}
