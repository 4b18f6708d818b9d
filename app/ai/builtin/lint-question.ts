import { standsIn } from "~/ai/grounding";
import type { DraftQuestion } from "~/ai/ports";
import { wordsOf } from "./words";

/** What can be wrong with a multiple-choice question. */
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
  | "stem too short"
  | "stem too long";

const CATCH_ALL =
  /^(?:all|none|both|neither|any) of (?:the|these)\b|^(?:all|none) (?:above|correct)\b/iu;

/** The flaws of a question. `sourceText` is the text that its quote must stand in. */
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
  if (!question.source || !standsIn(question.source.quote, sourceText))
    flaws.push("quote not in the text");
  if (isUneven(question.options)) flaws.push("uneven lengths");
  if (question.question.length < 12) flaws.push("stem too short");
  if (question.question.length > 360) flaws.push("stem too long");
  return flaws;
}

function normalise(text: string): string {
  return wordsOf(text)
    .map((word) => word.text.toLowerCase())
    .join(" ");
}

function hasNested(options: readonly string[]): boolean {
  return options.some((a, i) => options.some((b, j) => i !== j && holdsWords(b, a)));
}

/** Whole words only: "10" does not stand in "100". */
function holdsWords(text: string, words: string): boolean {
  return words !== "" && ` ${text} `.includes(` ${words} `);
}

/** One option three times as long as another tells something. Short ones may differ. */
function isUneven(options: readonly string[]): boolean {
  const lengths = options.map((option) => option.length);
  const longest = Math.max(...lengths);
  return longest > 24 && longest > Math.min(...lengths) * 3.2;
}
