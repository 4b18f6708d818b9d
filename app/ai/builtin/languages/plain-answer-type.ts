import { countTokens } from "~/ai/text/tokenize";
import type { AnswerType } from "../facts/fact";

const YEAR = /^(?:[12]\d{3}|[12]\d{3}\s?[-–—]\s?(?:[12]\d{3}|\d{2}))$/u;
const QUANTITY =
  /^[~≈<>±+-]?\s?\p{Nd}[\p{Nd}.,\s]*(?:[-–—]\s?\p{Nd}[\p{Nd}.,\s]*)?(%|‰|°?\p{L}{0,12})$/u;
const FORMULA = /^[^.!?。]{0,60}[=≈≤≥→∝][^.!?。]{0,80}$/u;

/** The most words of a term; longer texts are clauses. */
const maxTermWords = 7;
const maxUnspacedTermLength = 16;

/** The answer type by numbers and symbols alone, for any language. */
export function plainAnswerType(text: string): AnswerType {
  const bare = text.trim();
  const plain = { head: null, unit: null, isPlural: false, classes: [] };
  if (YEAR.test(bare)) return { ...plain, kind: "date" };
  const unit = QUANTITY.exec(bare)?.[1];
  if (unit !== undefined) return { ...plain, kind: "quantity", unit: unit || null };
  if (FORMULA.test(bare)) return { ...plain, kind: "formula" };
  const isTerm = /\s/u.test(bare)
    ? countTokens(bare) <= maxTermWords
    : bare.length <= maxUnspacedTermLength || !/\P{ASCII}/u.test(bare);
  return { ...plain, kind: isTerm ? "term" : "clause" };
}
