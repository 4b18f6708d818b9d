import type { Passage } from "~/ai/ports";
import { splitSentences } from "~/ai/text/split-sentences";

/** The sentences of a passage, verbatim; none goes from one block into the next. */
export function sentencesOf({ blocks }: Passage): string[] {
  return blocks
    .filter(({ kind }) => kind !== "heading")
    .flatMap(({ text }) => splitSentences(text));
}
