import { type SentenceBoundaries, splitSentences } from "~/ai/text/split-sentences";
import type { Sentences, Words } from "./language-pack";

export interface SentenceRules {
  /** Expressions of words that a full stop shortens ("z\\. ?B"), without the last stop. */
  abbreviations: readonly string[];
  /** Pairs of what stands before and after a full stop that does not end a sentence. */
  nonBoundaries: readonly (readonly [before: RegExp, after: RegExp])[];
  months: Words["months"];
  /** "12 мая …" opens a sentence with a small letter after the figure. */
  startsWithLowerCaseDate: boolean;
  /** How a sentence begins that cannot be understood without the one before it. */
  anaphora: RegExp;
}

/** Splits a language's text into sentences and tells which of them stand alone. */
export function createSentences(rules: SentenceRules): Sentences {
  const boundaries = boundariesOf(rules);
  return {
    split: (block) => splitSentences(block, boundaries),
    dependsOnPrevious: (sentence) => {
      const bare = sentence.replace(/^[“"«‘('„「¿¡\s]+/u, "");
      return /^\p{Ll}/u.test(bare) || rules.anaphora.test(bare);
    },
  };
}

function boundariesOf({
  abbreviations,
  nonBoundaries,
  months,
  startsWithLowerCaseDate,
}: SentenceRules): SentenceBoundaries {
  const shortened =
    abbreviations.length > 0
      ? new RegExp(`(?:^|[\\s(“"«„[])(?:${abbreviations.join("|")})\\.[)”’"]?$`, "u")
      : null;
  return {
    continues: (before, after) =>
      (shortened?.test(before) ?? false) ||
      nonBoundaries.some(([left, right]) => left.test(before) && right.test(after)),
    opens: startsWithLowerCaseDate ? dateOpening(months) : null,
  };
}

function dateOpening(months: Words["months"]): RegExp {
  const names = months.flat().filter((name) => name.length > 2);
  return new RegExp(
    `(?<=\\p{Ll}{5}\\.[»"”]?) (?=\\p{Nd}{1,2} (?:de )?(?:${names.join("|")})(?!\\p{L}))`,
    "u",
  );
}
