import type { Passage } from "../ports";
import { splitSentences } from "./split-sentences";

/** The sentences of a passage, verbatim; a sentence never spans two blocks. */
export function passageSentences({ blocks }: Passage): string[] {
  return blocks
    .filter(({ kind }) => kind !== "heading")
    .flatMap(({ text }) => splitSentences(text));
}
