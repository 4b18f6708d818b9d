import type { FoundFact } from "../facts/fact";
import type { GrammarTables } from "./grammar-tables";
import type { SentenceReader } from "./language-pack";
import { compileRules, wholeWords } from "./part-rules";
import { createPartReader } from "./pattern-parts";
import { isReadable } from "./pattern-reader";

/** So many words name what an apposition explains. */
const maxTermWords = 2;
const minGlossWords = 4;

type Apposition = NonNullable<GrammarTables["apposition"]>;

/** Reads "… contain lysozyme, an enzyme that breaks …": a term and, after a comma, what it is. */
export function createAppositionReader(
  apposition: Apposition,
  tables: GrammarTables,
): SentenceReader {
  const readPart = createPartReader(tables);
  const termBefore = createTermFinder(apposition, tables);
  const { opensGloss, isWhole, isDistinguishing, lists } = createGlossTests(apposition, tables);
  return (sentence, { bold, isTopical }): FoundFact[] => {
    if (!isReadable(sentence)) return [];
    for (const tie of sentence.matchAll(/, /gu)) {
      const named = termBefore(sentence.slice(0, tie.index), bold);
      const isMarked = named !== null && bold.includes(named);
      const rest = sentence.slice(tie.index + tie[0].length);
      if (!named || !opensGloss(rest, isMarked)) continue;
      const [explained = ""] = rest.split(/[,;:.]/u);
      if (!isWhole(explained, rest)) continue;
      const term = readPart(named, "term", "first");
      const gloss = readPart(explained, "gloss", "second");
      const isKnown = isMarked || isTopical?.(named) !== false;
      const explains = isDistinguishing(explained) || (isKnown && !lists(explained));
      if (term && gloss && gloss.text.split(" ").length >= minGlossWords && explains)
        return [{ kind: "definition", subject: term.text, predicate: gloss.text }];
    }
    return [];
  };
}

/** Finds the noun before a comma: a bold one, or one or two words behind an article or verb. */
function createTermFinder(
  { opens, before }: Apposition,
  { verbs }: GrammarTables,
): (text: string, bold: readonly string[]) => string | null {
  const indefinite = new RegExp(`^(?:${opens})$`, "iu");
  const precedes = new RegExp(`^(?:${before})$`, "iu");
  return (text, bold) => {
    const marked = bold.find((term) => text.endsWith(term));
    if (marked) return marked;
    const words = text.split(/\s+/u).slice(-maxTermWords - 1);
    for (let length = 1; length <= maxTermWords; length++) {
      const word = words.at(-length - 1)?.toLowerCase();
      if (!word || indefinite.test(word) || indefinite.test(words.at(-length) ?? "")) continue;
      if (precedes.test(word) || verbs.has(word)) return words.slice(-length).join(" ");
    }
    return null;
  };
}

function createGlossTests({ opens }: Apposition, tables: GrammarTables) {
  const { article, coordination, enumeration, inflectedArticle } = tables;
  const { hasVerb, nonInitialWords } = compileRules(tables);
  const indefinite = new RegExp(`^(?:${opens}) `, "iu");
  // German relative pronouns look like its definite articles.
  const definite = article && !inflectedArticle ? new RegExp(`^(?:${article})`, "iu") : indefinite;
  const relativePronouns = wholeWords(tables.relativePronouns ?? tables.phraseBoundaries, true);
  const clause = coordination ? new RegExp(`^(?:${coordination})`, "iu") : null;
  const another = wholeWords(`(?:${enumeration.last.trim()}) (?:${opens})`, true);
  const lists = new RegExp(`${enumeration.last}(?:${article ?? "$"})`, "iu");
  /** After a comma a verb or clause follows; a noun would belong to the explanation. */
  const goesOn = (after: string) => {
    const [, next = ""] = /^, (\S+)/u.exec(after) ?? [];
    return next !== "" && !hasVerb(next) && !clause?.test(after);
  };
  /** A verb outside a relative clause makes it a clause of its own: "By day, a plant breathes". */
  const hasMainVerb = (text: string) => {
    const words = text.split(/\s+/u);
    const verb = words.findIndex((word) => hasVerb(word));
    return verb >= 0 && !relativePronouns.test(words.slice(0, verb).join(" "));
  };
  return {
    /** Of a marked term also "la partícula que …" and "couche cireuse qui …". */
    opensGloss: (text: string, isMarked: boolean) =>
      indefinite.test(text) ||
      (isMarked &&
        !nonInitialWords.test(text) &&
        (definite.test(text) || relativePronouns.test(text.split(/\s+/u).slice(1, 4).join(" ")))),
    isWhole: (explained: string, rest: string) =>
      !hasMainVerb(explained) &&
      !goesOn(rest.slice(explained.length)) &&
      !another.test(rest.slice(0, 160)),
    isDistinguishing: (text: string) => relativePronouns.test(text),
    lists: (text: string) => lists.test(text),
  };
}
