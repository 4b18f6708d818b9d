import type { FoundFact } from "../facts/fact";
import type { GrammarTables } from "./grammar-tables";
import type { SentenceReader } from "./language-pack";
import { compileRules, wholeWords } from "./part-rules";
import { createPartReader } from "./pattern-parts";
import { isReadable } from "./pattern-reader";

/** The most words of an explained term. */
const maxTermWords = 2;
const minGlossWords = 4;

type Apposition = NonNullable<GrammarTables["apposition"]>;

/** Reads definitions by apposition: "… contain lysozyme, an enzyme that breaks …". */
export function createAppositionReader(
  apposition: Apposition,
  tables: GrammarTables,
): SentenceReader {
  const readPart = createPartReader(tables);
  const termBefore = createTermFinder(apposition, tables);
  const { opensGloss, isWhole, isDistinguishing, lists } = createGlossTests(apposition, tables);
  return (sentence, { bold, isTopical }): FoundFact[] => {
    if (!isReadable(sentence)) return [];
    for (const connective of sentence.matchAll(/, /gu)) {
      const named = termBefore(sentence.slice(0, connective.index), bold);
      const isMarked = named !== null && bold.includes(named);
      const rest = sentence.slice(connective.index + connective[0].length);
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

/** Finds the noun before a comma: a bold term, or one or two words after an article or verb. */
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
  // German relative pronouns have the forms of its definite articles.
  const definite = article && !inflectedArticle ? new RegExp(`^(?:${article})`, "iu") : indefinite;
  const relativePronouns = wholeWords(tables.relativePronouns ?? tables.phraseBoundaries, true);
  const clause = coordination ? new RegExp(`^(?:${coordination})`, "iu") : null;
  const another = wholeWords(`(?:${enumeration.last.trim()}) (?:${opens})`, true);
  const lists = new RegExp(`${enumeration.last}(?:${article ?? "$"})`, "iu");
  /** After the comma, a verb or clause continues the sentence; a noun belongs to the apposition. */
  const goesOn = (after: string) => {
    const [, next = ""] = /^, (\S+)/u.exec(after) ?? [];
    return next !== "" && !hasVerb(next) && !clause?.test(after);
  };
  /** A verb outside a relative clause makes it a main clause: "By day, a plant breathes". */
  const hasMainVerb = (text: string) => {
    const words = text.split(/\s+/u);
    const verb = words.findIndex((word) => hasVerb(word));
    return verb >= 0 && !relativePronouns.test(words.slice(0, verb).join(" "));
  };
  return {
    /** For bold terms also "la partícula que …" and "couche cireuse qui …". */
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
