import type { PlacedSentence } from "../language/sentences";

/** "A Command Economy Ancient Egypt was …": capitals up to a third word, so that two may be a heading. */
const RUN_OF_CAPITALS =
  /^(?:(?:An?|The) )?(\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+) (?:\p{Lu}\p{Ll}+ )*\p{Lu}\p{Ll}+ \p{Ll}/u;

/**
 * English: the sentences without those into which a heading has run. What begins with capitals here
 * and is written small elsewhere is no name.
 */
export function withoutFusedHeadings(sentences: readonly PlacedSentence[]): PlacedSentence[] {
  const known = new Map<string, boolean>();
  return sentences.filter(({ text }) => {
    const run = RUN_OF_CAPITALS.exec(text)?.[1]?.toLowerCase();
    if (!run) return true;
    const isSmall = known.get(run) ?? sentences.some((other) => other.text.includes(` ${run}`));
    known.set(run, isSmall);
    return !isSmall;
  });
}
