import { capitalize } from "~/ai/text/capitalize";
import { comparableText, countTokens, isUnspacedScript } from "~/ai/text/tokenize";
import type { DocumentView } from "./draft";

/** A sum, comparison or contrast, which has no meaning to define. */
const COMPARISON = /\p{N}\s*[-–—]\s*\p{N}|[+×*^<>=≈]|\s[-−]\s|\s(?:vs\.?|x)\s/u;
/** A name has more than one letter. */
const NAME = /\p{L}[^\p{L}]*[\p{L}\p{N}]|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** Whether it is more than a one-letter symbol. */
export function isName(label: string): boolean {
  return NAME.test(label);
}

export function isComparison(label: string): boolean {
  return COMPARISON.test(label);
}

/** Whether a label can be defined: no date, number, "Summary" or "This". */
export function isTerm(label: string, { pack }: Pick<DocumentView, "pack">): boolean {
  const { answerType, headingRole } = pack.grammar;
  if (!isName(label) || isComparison(label) || isOrdinalLabel(label, { pack })) return false;
  // Clauses and labels with a year ("Revised 1831").
  if (countTokens(label) > 3 && containsVerb(label, { pack })) return false;
  if (/\s[12]\p{N}{3}$/u.test(label)) return false;
  const { kind } = answerType(label);
  if (kind === "date" || kind === "quantity") return false;
  const role = headingRole(label);
  if (role === "summary" || role === "examples" || isExample(label)) return false;
  return !pack.sentences.dependsOnPrevious(capitalize(label));
}

/** Whether it is a position in an order: "Step A", "Art. 94.1". */
export function isOrdinalLabel(label: string, { pack }: Pick<DocumentView, "pack">): boolean {
  const [, word = "", letter] =
    /^(\p{L}+)\.?\s(?:(\p{Lu})|\p{N}+(?:\.\p{N}+)*)$/u.exec(label.trim()) ?? [];
  return word !== "" && (letter === undefined || pack.grammar.headingRole(word) === "steps");
}

const EXAMPLE =
  /^(?:e\.\s?g|ex|eg|p\.\s?ej|ej|z\.\s?B|Bsp|par ex|ad es|es|p\.\s?ex|напр)(?:[.:]|\s|$)|^(?:例如|比如|如|たとえば)/iu;

/** Whether it is an example: "e.g. Paris", "example is hibernating". */
export function isExample(text: string): boolean {
  return EXAMPLE.test(text);
}

/**
 * Whether the text defines or describes the term: no number, quotation, example, name, time,
 * fragment, or sentence that repeats the term.
 */
export function isMeaning(
  text: string,
  term: string,
  { pack }: Pick<DocumentView, "pack">,
): boolean {
  const { answerType, headingRole, labelRole } = pack.grammar;
  const words = text.split(/\s+/u);
  if (!/\p{L}{2}|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)) return false;
  if (!isBalanced(text) || /^["“„«'‘][^"“„«»”]*["“”»'’]$/u.test(text)) return false;
  if (
    /^\p{N}.*[=:]|^[<>=+]|^(?:\p{L}{1,7}\.?\s)?[\p{Lo}~≈]?\s?\p{N}\S*\s?%/u.test(text) ||
    /[,;(-]$/u.test(text)
  )
    return false;
  // A number with a short word: "vers -2500".
  if (/\p{N}/u.test(text) && (text.match(/\p{L}{2,}/gu) ?? []).length < 2) return false;
  if (isExample(text) || headingRole(words[0] ?? "") === "examples") return false;
  const { kind } = answerType(text);
  if (["quantity", "date", "person", "place"].includes(kind)) return false;
  if (labelRole(text) === "remark" && kind === "clause" && containsVerb(text, { pack }))
    return false;
  return (
    isUnspacedScript(term) || !` ${comparableText(text)} `.includes(` ${comparableText(term)} `)
  );
}

/** Whether it contains a clause; long texts count as one even without a verb. */
export function containsVerb(text: string, { pack }: Pick<DocumentView, "pack">): boolean {
  const words = text.split(/\s+/u);
  return words.some((_, at) => {
    const few = words.slice(at, at + 3);
    return few.length > 2 && pack.grammar.answerType(few.join(" ")).kind === "clause";
  });
}

const minClauseWords = 7;

/**
 * Whether it is a circumstance ("For large goitre") and not the start of a clause ("in a hybrid
 * only the dominant trait shows").
 */
export function isCircumstance(text: string, { pack }: Pick<DocumentView, "pack">): boolean {
  const { answerType, labelRole } = pack.grammar;
  const isPhrase = countTokens(text.split(/[,;]/u)[0] ?? text) < minClauseWords;
  if (labelRole(text) !== "circumstance" || !isPhrase) return false;
  return answerType(text).kind !== "clause" || !containsVerb(text, { pack });
}

/** Whether brackets and quotation marks are balanced. */
export function isBalanced(text: string): boolean {
  const pairs = ["()", "[]", "{}", "（）", "“”", "«»"];
  return pairs.every(
    ([open = "", close = ""]) => text.split(open).length === text.split(close).length,
  );
}
