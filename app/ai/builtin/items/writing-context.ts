import type { Random } from "~/ai/text/seeded-random";
import { indexFacts } from "../distractors/fact-index";
import type { Fact } from "../facts/fact";
import type { WritingContext } from "../formats/format";
import { packFor } from "../languages/packs";

/** The facts from which the language is detected. */
const LANGUAGE_SAMPLE = 60;

/** The context in which formats write questions, in the language of most facts. */
export function writingContext(
  facts: readonly Fact[],
  random: Random,
  isLenient = false,
): WritingContext {
  // Bilingual facts do not identify the language; the others do.
  const prose = facts.filter(({ kind }) => kind !== "translation" && kind !== "property");
  const sample = (prose.length > 0 ? prose : facts).slice(0, LANGUAGE_SAMPLE);
  // Formulas and translations do not identify a language, so headings are used.
  const lines = sample.flatMap(({ kind, headings, subject, source }) =>
    kind === "formula" ? [...headings, subject] : [source.quote],
  );
  const above = facts.flatMap(({ headings }) => headings);
  const isWordList = prose.length === 0 && above.length > 0;
  const pack = packFor([...new Set(isWordList ? above : lines)].join("\n"));
  return { index: indexFacts(facts, pack, isLenient), phrases: pack.questions, random };
}
