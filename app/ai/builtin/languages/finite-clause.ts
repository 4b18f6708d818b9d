import type { GrammarTables } from "./grammar-tables";
import { compileRules, wholeWords } from "./part-rules";

/** Text in brackets. */
const BRACKETS = /\s?[(（][^()（）]*[)）]/gu;

/** The fewest words of a clause; shorter texts are names. */
const minClauseWords = 3;

/**
 * Creates a finder of the main verb, which distinguishes clauses from noun phrases: "the enzyme
 * breaks the wall", but not "an enzyme that breaks the wall". Null if the language's verbs cannot
 * be recognised.
 */
export function createMainVerbFinder(
  tables: GrammarTables,
): ((text: string) => string | null) | null {
  if (!tables.hasWordSpaces || tables.verbs.size === 0) return null;
  const { isVerbAt, opensClause } = createWordTests(tables);
  const verbIn = (words: readonly string[]) => words.find(isVerbAt) ?? null;
  if (tables.isVerbSecond) {
    // The verb of a German sentence is before the first comma, or directly after an initial clause.
    return (text) => {
      const clauses = clausesOf(text);
      const [first = [], ...rest] = clauses;
      if (clauses.flat().length < minClauseWords) return null;
      if (!opensClause(first[0] ?? "")) return verbIn([...first]);
      const next = rest.find((words) => isVerbAt(words[0] ?? "", 0, words));
      return next?.[0] ?? verbIn([...first]);
    };
  }
  const clitic = new RegExp(`^(?:${tables.clitics})$`, "iu");
  const conjunction = wholeWords(`^(?:${tables.enumeration.last.trim()})$`, true);
  return (text) => {
    const clauses = clausesOf(text);
    const all = clauses.flat();
    const [opening = ""] = all;
    // Subordinate clauses ("which guarantees …", "what it is") are clauses too.
    if (opensClause(opening)) return verbIn(all) ?? (all.length > 1 ? opening : null);
    if (all.length < minClauseWords) return null;
    let isOpen = false;
    let isWithin = false;
    for (const words of clauses) {
      for (const [at, word] of words.entries()) {
        if (opensClause(word)) {
          isOpen = true;
          continue;
        }
        if (!isVerbAt(word, at, words)) continue;
        // A further verb of the same clause: "that surrounds and digests", "that protects, pays …".
        let first = at;
        while (first > 0 && clitic.test(words[first - 1] ?? "")) first--;
        const isCoordinated = isWithin && (first === 0 || conjunction.test(words[first - 1] ?? ""));
        if (!isOpen && !isCoordinated) return word;
        isWithin = true;
        isOpen = false;
      }
    }
    return null;
  };
}

function clausesOf(text: string): string[][] {
  return text
    .replace(BRACKETS, "")
    .split(/[,;:]\s/u)
    .map((clause) => clause.match(/[\p{L}\p{M}][\p{L}\p{M}\p{N}’'-]*/gu) ?? []);
}

function createWordTests(tables: GrammarTables) {
  const { isVerb, nonInitialWords, article } = compileRules(tables);
  const { finiteVerb, subordinators } = tables.answerTypes;
  const opens = new RegExp(
    `^(?:${subordinators ?? tables.relativePronouns ?? tables.phraseBoundaries})$`,
    "iu",
  );
  const elided = /^(?:qu|lorsqu|puisqu|quand|ch|com|dov)[’']/iu;
  const ofNoun =
    /^(?:de|del|d|du|des|do|da|dos|das|di|dei|degli|delle|dell|que|qui|che)(?![\p{L}])/iu;
  // After a German noun stands no adjective: "Das Parlament versage …".
  const ending = /^\p{Ll}{3,}(?:te|ten|t|e)$/u;
  const isVerbForm = (word: string) =>
    isVerb(word) ||
    (finiteVerb?.test(word) === true && !tables.words.stopWords.has(word.toLowerCase()));
  return {
    opensClause: (word: string) => opens.test(word) || elided.test(word),
    isVerbAt(word: string, at: number, words: readonly string[]): boolean {
      const before = words[at - 1];
      const after = words[at + 1] ?? "";
      if (tables.isVerbSecond) {
        const follows = before !== undefined && /^\p{Lu}/u.test(before) && ending.test(word);
        const isBound = nonInitialWords.test(words[at - 2] ?? "") && /^\p{Lu}/u.test(after);
        const isOther = tables.words.stopWords.has(word) || nonInitialWords.test(word);
        return (
          (isVerbForm(word) && !isAttribute(word, before, after)) ||
          (follows && !isBound && !isOther)
        );
      }
      if (!isVerbForm(word)) return false;
      // After an article or preposition and before "of" or "that" stands a noun: "la forma", "parte
      // del".
      if (before === undefined) return !ofNoun.test(after);
      // Of two adjacent verb forms the second is a noun: "que da forma a".
      if (isVerb(before)) return false;
      return !article?.test(`${before} `) && !(nonInitialWords.test(before) && !isAdverb(before));
    },
  };
}

/** Whether it is an adverb, which can precede a verb: "la función también incluye". */
function isAdverb(word: string): boolean {
  return /^(?:\p{L}+mente|\p{L}+ment|también|também|aussi|anche|solo|só|ya|já|già|не|также|только|обычно|часто|почти)$/iu.test(
    word,
  );
}

/** Whether it is an inflected participle or an infinitive: "eine begrenzte Menge", "zu führen". */
function isAttribute(word: string, before: string | undefined, after: string): boolean {
  if (before === "zu") return true;
  return (
    /te[nrms]?$|en$/u.test(word) &&
    (before === undefined || /^\p{Ll}/u.test(before)) &&
    /^\p{Lu}/u.test(after)
  );
}
