import type { SentenceReader } from "./language-pack";
import type { GrammarTables } from "./pattern-grammar";
import { createPartReader } from "./pattern-parts";
import { isReadable } from "./pattern-reader";

/** A citation holds about so many characters. */
const longestQuote = 300;

/** Reads "The axis is tilted. Therefore the seasons change.": the sentence before is the cause. */
export function createSequelReader(therefore: string, tables: GrammarTables): SentenceReader {
  const readPart = createPartReader(tables);
  const end = tables.isSpaced ? "[\\s,،]+" : "[，、,]?";
  const opening = new RegExp(`^(?:${therefore})${end}`, "iu");
  return (sentence, { previous }) => {
    const opens = opening.exec(sentence);
    if (!opens || !previous || !isReadable(previous) || !isReadable(sentence)) return [];
    const quote = `${previous}${tables.isSpaced ? " " : ""}${sentence}`;
    if (quote.length > longestQuote || tables.sentences.leansOnPrevious(previous)) return [];
    const cause = readPart(previous, "clause", "first");
    const effect = readPart(sentence.slice(opens[0].length), "clause", "first");
    return cause && effect
      ? [{ kind: "cause", subject: effect.text, predicate: cause.text, quote }]
      : [];
  };
}
