import type { GrammarTables } from "./grammar-tables";
import { compileRules, wholeWords } from "./part-rules";

/** Marks that part clauses, with what stands in brackets. */
const BRACKETS = /\s?[(（][^()（）]*[)）]/gu;

/** Two words name something, whatever they look like. */
const minClauseWords = 3;

/**
 * Finds the verb that makes a stretch of text a sentence, and no noun phrase: "the enzyme breaks
 * the wall", but not "an enzyme that breaks the wall". Null where a language shows no verbs.
 */
export function createMainVerbFinder(
  tables: GrammarTables,
): ((text: string) => string | null) | null {
  if (!tables.hasWordSpaces || tables.verbs.size === 0) return null;
  const { isVerbAt, opensClause } = createWordTests(tables);
  const verbIn = (words: readonly string[]) => words.find(isVerbAt) ?? null;
  if (tables.isVerbSecond) {
    // Only before its first comma, or right after the clause that opens it, may a German sentence have its verb.
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
    // "which guarantees …", "what it is" are clauses too, if not whole ones, whatever their verb.
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
        // "that surrounds and digests", "that protects, pays …": a further verb of the same clause.
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
  // "Das Parlament versage …": right behind a noun no German adjective stands.
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
      // Behind an article or a preposition, and before "of" or "that", stands a noun: "la forma", "parte del".
      if (before === undefined) return !ofNoun.test(after);
      // "que da forma a": of two verbs side by side, the second is a noun.
      if (isVerb(before)) return false;
      return !article?.test(`${before} `) && !(nonInitialWords.test(before) && !isAdverb(before));
    },
  };
}

/** "la función también incluye": an adverb may stand before a verb, a preposition may not. */
function isAdverb(word: string): boolean {
  return /^(?:\p{L}+mente|\p{L}+ment|también|também|aussi|anche|solo|só|ya|já|già|не|также|только|обычно|часто|почти)$/iu.test(
    word,
  );
}

/** "eine begrenzte Menge", "die bestimmten Stoffe", "zu führen": an inflected participle or an infinitive. */
function isAttribute(word: string, before: string | undefined, after: string): boolean {
  if (before === "zu") return true;
  return (
    /te[nrms]?$|en$/u.test(word) &&
    (before === undefined || /^\p{Ll}/u.test(before)) &&
    /^\p{Lu}/u.test(after)
  );
}
