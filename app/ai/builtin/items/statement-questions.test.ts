import { describe, expect, it } from "vitest";
import { findNames } from "../concepts/find-names";
import type { Language } from "../language/language";
import { placeSentences } from "../language/sentences";
import { passagesOf } from "../tests/memory-material";
import { askWhichStatement } from "./statement-questions";

function ask(text: string, language: Language, nouns: readonly string[] = []) {
  const placed = placeSentences(passagesOf(text));
  const statements = placed.map((sentence) => ({ sentence, text: sentence.text }));
  return askWhichStatement(
    statements,
    findNames(placed.map((one) => one.text)),
    [],
    nouns,
    language,
  );
}

describe("askWhichStatement", () => {
  const lines =
    "The plates are divided into large and small ones. The heavier plate sinks below the lighter plate. The plates collided about 50 million years ago. Most plates move only a few centimeters per year.";

  it("asks about what a few lines are about, each time in other words", () => {
    const seeds = ask(lines, "en", ["plates"]);
    expect(seeds).toHaveLength(4);
    expect(new Set(seeds.slice(0, 3).map(({ question }) => question)).size).toBe(3);
    for (const { question } of seeds) expect(question).toContain("“plates”");
  });

  it("sets beside one statement only others that are made false", () => {
    const said = new Set(placeSentences(passagesOf(lines)).map(({ text }) => text));
    for (const { key, rivals } of ask(lines, "en", ["plates"])) {
      expect(said.has(key)).toBe(true);
      const wrong = rivals?.().flatMap(({ falsified }) => falsified) ?? [];
      expect(wrong.length).toBeGreaterThanOrEqual(3);
      for (const text of wrong) expect(said.has(text)).toBe(false);
    }
  });

  it("takes no statement whose pronoun means what stands elsewhere", () => {
    const text =
      "В 1147 году он начал атаку против старых друзей. Он правил на севере страны двадцать лет. Позднее её войска разбили врага на юге. После победы они вернулись на восток страны.";
    expect(ask(text, "ru")).toEqual([]);
  });

  it("keeps the subject in what is made false of it", () => {
    const text = Array.from(
      { length: 20 },
      (_, at) =>
        `The ancient trade of town number ${at + 1}0 was larger than the modern trade of it.`,
    ).join(" ");
    const [seed] = ask(text, "en", ["trade"]);
    for (const { falsified } of seed?.rivals?.() ?? [])
      for (const one of falsified) expect(one).toContain("trade");
  });
});
