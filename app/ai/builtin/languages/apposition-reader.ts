import type { FoundFact } from "../facts/fact";
import type { SentenceReader } from "./language-pack";
import type { GrammarTables } from "./pattern-grammar";
import { createPartReader, wholeWords } from "./pattern-parts";
import { isReadable } from "./pattern-reader";

/** So many words name what an apposition explains. */
const longestTerm = 2;
const leastGloss = 4;

/** Reads "… contain lysozyme, an enzyme that breaks …": a term and, after a comma, what it is. */
export function createAppositionReader(
  { opens, before }: { opens: string; before: string },
  tables: GrammarTables,
): SentenceReader {
  const readPart = createPartReader(tables);
  const comma = /, /gu;
  const opening = new RegExp(`^(?:${opens}) `, "iu");
  const isGlossOpening = createGlossOpening(tables);
  const precedes = new RegExp(`^(?:${before})$`, "iu");
  const relative = wholeWords(tables.bounds, true);
  const clause = tables.coordination ? new RegExp(`^(?:${tables.coordination})`, "iu") : null;
  const another = wholeWords(`(?:${tables.enumeration.last.trim()}) (?:${opens})`, true);

  function termBefore(text: string, bold: readonly string[]): string | null {
    const marked = bold.find((term) => text.endsWith(term));
    if (marked) return marked;
    const words = text.split(/\s+/u).slice(-longestTerm - 1);
    for (let length = 1; length <= longestTerm; length++) {
      const word = words.at(-length - 1)?.toLowerCase();
      const isIndefinite =
        opening.test(`${words.at(-length) ?? ""} `) || opening.test(`${word ?? ""} `);
      if (word && !isIndefinite && (precedes.test(word) || tables.verbs.has(word)))
        return words.slice(-length).join(" ");
    }
    return null;
  }

  /** After a comma a verb or clause follows; a noun would belong to the explanation. */
  function goesOn(after: string): boolean {
    const [, next = ""] = /^, (\S+)/u.exec(after) ?? [];
    return next !== "" && !tables.verbs.has(next.toLowerCase()) && !clause?.test(after);
  }

  /** A verb outside a relative clause makes it a clause of its own: "By day, a plant breathes". */
  function hasMainVerb(text: string): boolean {
    const words = text.split(/\s+/u);
    const verb = words.findIndex((word) => tables.verbs.has(word.toLowerCase()));
    return verb >= 0 && !relative.test(words.slice(0, verb).join(" "));
  }

  return (sentence, { bold, isTreated }): FoundFact[] => {
    if (!isReadable(sentence)) return [];
    for (const tie of sentence.matchAll(comma)) {
      const named = termBefore(sentence.slice(0, tie.index), bold);
      const isMarked = named !== null && bold.includes(named);
      const rest = sentence.slice(tie.index + tie[0].length);
      if (!named || !(opening.test(rest) || (isMarked && isGlossOpening(rest)))) continue;
      const [explained = ""] = rest.split(/[,;:.]/u);
      if (hasMainVerb(explained) || goesOn(rest.slice(explained.length))) continue;
      const term = readPart(named, "term", "first");
      const gloss = readPart(explained, "gloss", "second");
      const isOne =
        gloss && gloss.text.split(" ").length >= leastGloss && !another.test(rest.slice(0, 160));
      const explains = isMarked || relative.test(explained) || isTreated?.(named) !== false;
      if (term && isOne && explains)
        return [{ kind: "definition", subject: term.text, predicate: gloss.text }];
    }
    return [];
  };
}

/** May the text after a marked term explain it, though it has no article: "a layer that …"? */
function createGlossOpening(tables: GrammarTables): (text: string) => boolean {
  const other = new RegExp(`^(?:${tables.bounds}|${tables.notFirst})(?![\\p{L}\\p{M}])`, "iu");
  return (text) => {
    const [first = ""] = text.split(/[\s,]/u);
    return !other.test(text) && !tables.verbs.has(first.toLowerCase());
  };
}
