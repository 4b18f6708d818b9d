import type { Random } from "~/ai/text/seeded-random";
import type { Fact } from "../facts/fact";
import type { WritingContext } from "../formats/format";
import { packFor } from "../languages/packs";
import { indexFacts } from "../siblings/fact-index";

/** So much text tells its language. */
const SAMPLE = 60;

/** What formats need to ask about these facts, in the language that most of them are in. */
export function writingContext(
  facts: readonly Fact[],
  random: Random,
  isLenient = false,
): WritingContext {
  // Two languages stand side by side in a list of words; what explains them decides.
  const prose = facts.filter(({ kind }) => kind !== "translation" && kind !== "property");
  const sample = (prose.length > 0 ? prose : facts).slice(0, SAMPLE);
  const pack = packFor(sample.map(({ source }) => source.quote).join("\n"));
  return { index: indexFacts(facts, pack, isLenient), phrases: pack.questions, random };
}
