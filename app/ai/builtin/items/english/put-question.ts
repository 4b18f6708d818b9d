import type { Clause } from "./read-clause";

/** "UNESCO designated the city" → "did UNESCO designate the city"; null where the grammar forbids. */
export function invert(clause: Clause, rest = clause.firstRest): string | null {
  const { subject, adverb, verb, base, isAuxiliary, isPlural, tense } = clause;
  if (/^not\b|\bnot\b/u.test(rest.split(" ").slice(0, 2).join(" "))) return null;
  const parts = isAuxiliary
    ? [verb, subject, adverb, rest]
    : [tense === "past" ? "did" : isPlural ? "do" : "does", subject, adverb, base, rest];
  return parts.filter(Boolean).join(" ");
}

export function capitalised(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}

/** One question mark, no stray comma before it. */
export function asQuestion(text: string): string {
  return `${capitalised(
    text
      .replace(/\s+/gu, " ")
      .replace(/ ([,.])/gu, "$1")
      .replace(/[.,](?=”$)/u, "")
      .replace(/[\s,;:.]+$/u, "")
      .trim(),
  )}?`;
}
