import { joinSentences } from "~/localization/join-sentences";
/**
 * What the learner reads next to what was generated: the model's notices, and, if there is less
 * than they asked for, why.
 * @param shortfall the sentence for a count that is smaller than requested
 */
export function generationNotice(
  notices: readonly string[],
  counts: { made: number; requested: number },
  shortfall: (counts: { made: number }) => string,
): { notice?: string } {
  const sentences = [...notices];
  if (counts.made < counts.requested) sentences.push(shortfall(counts));
  return sentences.length > 0 ? { notice: joinSentences(sentences) } : {};
}
