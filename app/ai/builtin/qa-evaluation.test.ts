import { existsSync, readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { findAnswer } from "./answer-question";
import { memoryMaterial, passagesOf } from "./tests/memory-material";

/**
 * Measures answers against questions with known sentences. `FIXTURES` names a folder with `*.json`
 * (`{ questions: [{ question, sentence, answerable }] }`) and, beside each, its text as `*.txt`
 * in the form of `tests/texts`.
 */
const folder = process.env.FIXTURES;

interface KnownQuestion {
  question: string;
  sentence?: string;
  answerable: boolean;
}

describe.skipIf(!folder)("answers to questions with known sentences (needs FIXTURES)", () => {
  const files = folder ? readdirSync(folder).filter((name) => name.endsWith(".json")) : [];

  it.each(files)("cites well in %s", { timeout: 60_000 }, async (name) => {
    const text = `${folder}/${name.replace(/\.json$/u, ".txt")}`;
    expect(existsSync(text), `the text ${text} is missing`).toBe(true);
    const { questions }: { questions: KnownQuestion[] } = JSON.parse(
      readFileSync(`${folder}/${name}`, "utf8"),
    );
    const material = memoryMaterial(passagesOf(readFileSync(text, "utf8")));
    const counts = {
      answerable: 0,
      first: 0,
      topThree: 0,
      wronglyDeclined: 0,
      declined: 0,
      certain: 0,
      certainAndRight: 0,
    };
    for (const { question, sentence, answerable } of questions) {
      const { found, certain, sentences } = await findAnswer({ question, history: [], material });
      if (certain) counts.certain += 1;
      if (!answerable) {
        if (!found) counts.declined += 1;
        continue;
      }
      counts.answerable += 1;
      if (!found) counts.wronglyDeclined += 1;
      const place = sentences.findIndex(({ quote }) => sentence && quote.includes(sentence));
      if (found && place === 0) counts.first += 1;
      if (certain && place === 0) counts.certainAndRight += 1;
      if (found && place >= 0) counts.topThree += 1;
    }
    process.stdout.write(`${name} ${JSON.stringify(counts)}\n`);
    // A floor against regressions; the figures themselves are printed.
    expect(counts.first / Math.max(counts.answerable, 1)).toBeGreaterThanOrEqual(0.08);
  });
});
