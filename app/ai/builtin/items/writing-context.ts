import type { Random } from "~/ai/text/seeded-random";
import { indexFacts } from "../distractors/fact-index";
import type { Fact } from "../facts/fact";
import type { WritingContext } from "../formats/format";
import { packFor } from "../languages/packs";

/** So much text tells its language. */
const LANGUAGE_SAMPLE = 60;

/** What formats need to ask about these facts, in the language that most of them are in. */
export function writingContext(
  facts: readonly Fact[],
  random: Random,
  isLenient = false,
): WritingContext {
  // Two languages stand side by side in a list of words; what explains them decides.
  const prose = facts.filter(({ kind }) => kind !== "translation" && kind !== "property");
  const sample = (prose.length > 0 ? prose : facts).slice(0, LANGUAGE_SAMPLE);
  // The letters of formulas are words of some languages, and translations are in two: headings tell.
  const lines = sample.flatMap(({ kind, headings, subject, source }) =>
    kind === "formula" ? [...headings, subject] : [source.quote],
  );
  const above = facts.flatMap(({ headings }) => headings);
  const isWordList = prose.length === 0 && above.length > 0;
  const pack = packFor([...new Set(isWordList ? above : lines)].join("\n"));
  return { index: indexFacts(facts, pack, isLenient), phrases: pack.questions, random };
}
