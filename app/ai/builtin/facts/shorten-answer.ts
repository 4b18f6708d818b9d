import type { DocumentView } from "./draft";

/** The longest option or card back, in characters. */
export const maxAnswerLength = 160;
const maxQuoteLength = 300;

/** The answer if it is short enough, else its first sentence. It is not cut within a sentence. */
export function shortenAnswer(answer: string, { pack }: DocumentView): string {
  const [first = answer] = pack.sentences.split(answer);
  const cut =
    answer.length <= maxAnswerLength
      ? answer
      : answer.slice(0, answer.indexOf(first) + first.length);
  if (cut.length <= maxQuoteLength) return cut.replace(/[.。:：]$/u, "");
  return cut.slice(0, cut.lastIndexOf(" ", maxQuoteLength));
}
