import { describe, expect, it } from "vitest";
import { standsIn } from "~/ai/grounding";
import type { Difficulty, DraftQuestion } from "~/ai/ports";
import { memoryMaterial, passagesOf } from "../tests/memory-material";
import { AGUA } from "../tests/texts/agua";
import { FRENCH_REVOLUTION } from "../tests/texts/french-revolution";
import { PHOTOSYNTHESIS } from "../tests/texts/photosynthesis";
import { VULKANE } from "../tests/texts/vulkane";
import { buildQuestions } from "./build-questions";
import { lintQuestion } from "./lint-question";

const DIFFICULTIES: readonly Difficulty[] = ["easy", "medium", "hard"];
const WANTED = 1000;

async function quiz(
  text: string,
  difficulty: Difficulty,
  seed: number,
  count = 12,
): Promise<DraftQuestion[]> {
  const material = memoryMaterial(passagesOf(text));
  return buildQuestions({ material, topic: null, difficulty, count, seed });
}

async function writeMany(): Promise<{ text: string; questions: DraftQuestion[] }[]> {
  const quizzes: { text: string; questions: DraftQuestion[] }[] = [];
  let written = 0;
  for (let seed = 1; written < WANTED && seed < 100; seed += 1) {
    for (const text of [PHOTOSYNTHESIS, FRENCH_REVOLUTION, AGUA, VULKANE]) {
      const difficulty = DIFFICULTIES[seed % 3] ?? "medium";
      const questions = await quiz(text, difficulty, seed);
      written += questions.length;
      quizzes.push({ text, questions });
    }
  }
  return quizzes;
}

describe("a thousand items", () => {
  it("give nothing away and quote the text", { timeout: 120_000 }, async () => {
    const quizzes = await writeMany();
    const all = quizzes.flatMap(({ text, questions }) =>
      questions.map((question) => ({ text, question })),
    );
    expect(all.length).toBeGreaterThanOrEqual(WANTED);
    const places = [0, 0, 0, 0];
    let longest = 0;
    for (const { text, question } of all) {
      expect(lintQuestion(question, text)).toEqual([]);
      expect(new Set(question.options).size).toBe(4);
      expect(question.source && standsIn(question.source.quote, text)).toBe(true);
      const key = question.options[question.correctAnswer] ?? "";
      const others = question.options.filter((option) => option !== key);
      if (others.every((option) => option.length < key.length)) longest += 1;
      places[question.correctAnswer] = (places[question.correctAnswer] ?? 0) + 1;
    }
    expect(longest / all.length).toBeLessThanOrEqual(0.25);
    for (const count of places)
      expect(Math.abs(count / all.length - 0.25)).toBeLessThanOrEqual(0.05);
    for (const { questions } of quizzes)
      expect(new Set(questions.map(({ question }) => question)).size).toBe(questions.length);
  });

  it("are the same bytes for the same seed", async () => {
    for (const difficulty of DIFFICULTIES) {
      const [first, second] = [
        await quiz(PHOTOSYNTHESIS, difficulty, 7),
        await quiz(PHOTOSYNTHESIS, difficulty, 7),
      ];
      expect(JSON.stringify(first)).toBe(JSON.stringify(second));
    }
  });

  it("differ by difficulty", async () => {
    const [easy, hard] = [
      await quiz(PHOTOSYNTHESIS, "easy", 3, 10),
      await quiz(PHOTOSYNTHESIS, "hard", 3, 10),
    ];
    expect(easy.map(({ question }) => question)).not.toEqual(hard.map(({ question }) => question));
  });
});
