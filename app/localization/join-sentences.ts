import * as m from "./messages";

/** What stands between two sentences. */
export const sentenceGap = (): string => m.sentenceGap();

/** Sentences as one text. */
export function joinSentences(sentences: readonly string[]): string {
  return sentences.join(m.sentenceGap());
}
