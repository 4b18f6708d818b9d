import type { CausalConnectives, GrammarTables } from "./grammar-tables";
import type { SentenceReader } from "./language-pack";
import { createPartReader } from "./pattern-parts";
import { isReadable } from "./pattern-reader";

/** The longest quote, in characters. */
const maxQuoteLength = 300;

/**
 * Creates a reader of causes across two sentences: "The axis is tilted. Therefore the seasons
 * change."
 */
export function createCrossSentenceCauseReader(
  { therefore, because, becauseEnding = "" }: CausalConnectives,
  tables: GrammarTables,
): SentenceReader {
  const readPart = createPartReader(tables);
  const end = tables.hasWordSpaces ? "(?![\\p{L}\\p{M}])[\\s,،]*" : "[，、,]?";
  const follows = new RegExp(`^(?:${therefore})${end}`, "iu");
  const explains = new RegExp(`^(?:${because})${end}`, "iu");
  const ending = new RegExp(`(?:${becauseEnding})[\\s.。]*$`, "u");
  return (sentence, { previous }) => {
    const opens = follows.exec(sentence) ?? explains.exec(sentence);
    if (!opens || !previous || !isReadable(previous) || !isReadable(sentence)) return [];
    const quote = `${previous}${tables.hasWordSpaces ? " " : ""}${sentence}`;
    if (quote.length > maxQuoteLength) return [];
    const before = readPart(previous, "clause", "first");
    const rest = sentence.slice(opens[0].length);
    if (explains.test(sentence)) {
      if (!ending.test(rest)) return [];
      const reason = readPart(rest.replace(ending, ""), "reason", "second");
      return before && reason
        ? [{ kind: "cause", subject: before.text, predicate: reason.text, quote }]
        : [];
    }
    const effect = readPart(rest, "clause", "first");
    return before && effect
      ? [{ kind: "cause", subject: effect.text, predicate: before.text, quote }]
      : [];
  };
}
