import { type SentenceBoundaries, splitSentences } from "~/ai/text/split-sentences";
import type { Sentences, Words } from "./language-pack";

export interface SentenceRules {
  /** Sources of abbreviations ("z\\. ?B"), without the last full stop. */
  abbreviations: readonly string[];
  /** Pairs of text before and after a full stop that ends no sentence. */
  nonBoundaries: readonly (readonly [before: RegExp, after: RegExp])[];
  months: Words["months"];
  /** Whether a sentence may start with a number and a lower-case month: "12 мая …". */
  startsWithLowerCaseDate: boolean;
  /** The start of an anaphoric sentence, which needs the previous one. */
  anaphora: RegExp;
}

/** Creates the sentence splitter of a language and its test for anaphoric sentences. */
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
