import type { DraftQuestion } from "~/ai/ports";
import { isQuotedIn } from "~/ai/text/is-quoted-in";
import { tokenize } from "./tokenize";

/** The flaws of a multiple-choice question. */
export type Flaw =
  | "option count"
  | "key out of range"
  | "repeated option"
  | "empty option"
  | "nested options"
  | "stem holds the key"
  | "catch-all option"
  | "quote not in the text"
  | "uneven lengths"
  | "uneven articles"
  | "uneven capitals"
  | "stray mark"
  | "negative stem"
  | "absolute word in one option"
  | "clue in the stem"
  | "numbers out of order"
  | "article gives it away"
  | "stem too short"
  | "stem too long";

const CATCH_ALL =
  /^(?:all|none|both|neither|any) of (?:the|these)\b|^(?:all|none) (?:above|correct)\b/iu;

/** Finds the flaws of a question. `sourceText` must contain its quote. */
export function lintQuestion(question: DraftQuestion, sourceText: string): Flaw[] {
  const flaws: Flaw[] = [];
  const options = question.options.map(normalise);
  const key = options[question.correctAnswer];
  if (options.length !== 4) flaws.push("option count");
  if (!Number.isInteger(question.correctAnswer) || key === undefined)
    flaws.push("key out of range");
  if (options.some((option) => option === "")) flaws.push("empty option");
  if (new Set(options).size !== options.length) flaws.push("repeated option");
  else if (hasNested(options)) flaws.push("nested options");
  if (options.some((option) => CATCH_ALL.test(option))) flaws.push("catch-all option");
  if (key && holdsWords(normalise(question.question), key)) flaws.push("stem holds the key");
  if (!question.source || !isQuotedIn(question.source.quote, sourceText))
    flaws.push("quote not in the text");
  if (isUneven(question.options)) flaws.push("uneven lengths");
  if (standsOut(question, (option) => ARTICLE.test(option))) flaws.push("uneven articles");
  if (standsOut(question, (option) => /^\p{Ll}/u.test(option))) flaws.push("uneven capitals");
  if (question.options.some((option) => STRAY_MARK.test(option))) flaws.push("stray mark");
  if (NEGATIVE.test(question.question)) flaws.push("negative stem");
  if (question.options.filter(isAbsolute).length === 1) flaws.push("absolute word in one option");
  if (hasClue(question.question, options, question.correctAnswer)) flaws.push("clue in the stem");
  if (isOutOfOrder(question.options)) flaws.push("numbers out of order");
  if (/\ban?[\s_]*[?:.]?$/u.test(question.question)) flaws.push("article gives it away");
  if (question.question.length < 12) flaws.push("stem too short");
  if (question.question.length > 360) flaws.push("stem too long");
  return flaws;
}

const NEGATIVE =
  /\b(?:NOT|EXCEPT|NICHT|NO ES)\b|^(?:which|what|who)\b[^“”,]{0,40}\b(?:is|are|was|were|does|do|did) not\b/u;
const ABSOLUTE =
  /\b(?:always|never|invariably|in all cases|under no circumstances|without exception)\b/iu;

/** Whether it claims something without exception. */
function isAbsolute(option: string): boolean {
  return ABSOLUTE.test(option);
}

/** Whether only the key repeats a significant word of the stem. */
function hasClue(stem: string, options: readonly string[], key: number): boolean {
  const asked = new Set(
    normalise(stem)
      .split(" ")
      .filter((word) => word.length > 6),
  );
  const shared = options.map((option) => option.split(" ").filter((word) => asked.has(word)));
  return (
    (shared[key]?.length ?? 0) > 0 && shared.every((words, at) => at === key || words.length === 0)
  );
}

function isOutOfOrder(options: readonly string[]): boolean {
  const parts = options.map((option) => /^\D{0,2}([\d.,]+)(\D*)$/u.exec(option));
  if (parts.some((part) => part === null || part[2] !== parts[0]?.[2])) return false;
  // The thousands separator depends on the language, so only whole numbers of one form are
  // compared.
  const values = parts.map((part) =>
    Number((part?.[1] ?? "").replace(/[.,](?=\d{3}(?!\d))/gu, "").replace(",", ".")),
  );
  if (values.some((value) => Number.isNaN(value))) return false;
  return values.some((value, at) => at > 0 && value <= (values[at - 1] ?? value));
}

const ARTICLE =
  /^(?:the|an?|el|los|las|un|una|le|les|une|der|die|das|eine?|os|uma?|il|lo|gli) |^l[’']/iu;
/** The mark of a footnote: "bizcacha 71", "weeks1". */
const STRAY_MARK = /\p{Ll}{3,}\s?\d{1,3}$/u;

/** Whether the key is the only option with the property, or the only one without it. */
function standsOut(question: DraftQuestion, hasSign: (option: string) => boolean): boolean {
  const signs = question.options.map(hasSign);
  const own = signs[question.correctAnswer];
  return own !== undefined && signs.filter((sign) => sign === own).length === 1;
}

function normalise(text: string): string {
  return tokenize(text)
    .map((word) => word.text.toLowerCase())
    .join(" ");
}

function hasNested(options: readonly string[]): boolean {
  return options.some((a, i) => options.some((b, j) => i !== j && holdsWords(b, a)));
}

/** Whole words only: "10" does not occur in "100". */
function holdsWords(text: string, words: string): boolean {
  return words !== "" && ` ${text} `.includes(` ${words} `);
}

/** Whether an option is three times as long as another; short options may differ. */
function isUneven(options: readonly string[]): boolean {
  const lengths = options.map((option) => option.length);
  const longest = Math.max(...lengths);
  return longest > 24 && longest > Math.min(...lengths) * 3.2;
}
