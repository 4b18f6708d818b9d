import { expect, it } from "vitest";
import { buildQuestions } from "~/ai/builtin/items/build-questions";
import { type Flaw, lintQuestion } from "~/ai/builtin/items/lint-question";
import { memoryMaterial, passagesOf } from "~/ai/builtin/tests/memory-material";
import { AGUA } from "~/ai/builtin/tests/texts/agua";
import { FRENCH_REVOLUTION } from "~/ai/builtin/tests/texts/french-revolution";
import { PHOTOSYNTHESIS } from "~/ai/builtin/tests/texts/photosynthesis";
import { VULKANE } from "~/ai/builtin/tests/texts/vulkane";
import { standsIn } from "~/ai/grounding";
import type { Difficulty, DraftQuestion, Material } from "~/ai/ports";
import { openDocument, ownFolder, readSets } from "./question-sets";

const wanted = 1_000;
const countEach = 12;
const difficulties: readonly Difficulty[] = ["easy", "medium", "hard"];

/** What a thousand questions give away, and whether they quote what the texts say. */
it("writes a thousand items", { timeout: 300_000 }, async () => {
  const texts = await openTexts();
  const items: { question: DraftQuestion; name: string; text: string }[] = [];
  let repeated = 0;
  let rounds = 0;
  while (items.length < wanted) {
    rounds += 1;
    for (const { name, material, text } of texts) {
      const difficulty = difficulties[rounds % difficulties.length] ?? "medium";
      const task = { material, topic: null, difficulty, count: countEach, seed: rounds };
      const questions = await buildQuestions(task);
      repeated += questions.length - new Set(questions.map((one) => one.question)).size;
      items.push(...questions.map((question) => ({ question, name, text })));
    }
    expect(items.length).toBeGreaterThan(0);
  }
  const share = (holds: (item: (typeof items)[number]) => boolean) =>
    `${((100 * items.filter(holds).length) / items.length).toFixed(1)}%`;
  const flaws = new Map<Flaw, number>();
  for (const { question, text } of items) {
    for (const flaw of lintQuestion(question, text)) flaws.set(flaw, (flaws.get(flaw) ?? 0) + 1);
  }
  const found = [...flaws].map(([flaw, count]) => `${count} ${flaw}`).join(", ");
  const different = (of: typeof items) => new Set(of.map(({ question }) => question.question)).size;
  const written = texts.map(({ name }) => {
    const own = items.filter((item) => item.name === name);
    return [
      `from ${name}`,
      `${(own.length / rounds).toFixed(1)} of ${countEach} asked for, ${different(own)} different`,
    ];
  });
  const lines = {
    ...Object.fromEntries(written),
    "items written": `${items.length}, ${different(items)} different`,
    "quotes word for word": share(
      ({ question, text }) => question.source !== null && standsIn(question.source.quote, text),
    ),
    "with duplicate options": share(
      ({ question: { options } }) =>
        new Set(options.map((option) => option.toLowerCase())).size < options.length,
    ),
    "repeated within a quiz": `${repeated}`,
    "key is the longest": share(({ question }) => keyIsLongest(question)),
    "key stands at A, B, C, D": [0, 1, 2, 3]
      .map((place) => share(({ question }) => question.correctAnswer === place))
      .join(", "),
    "linter flaws": found || "0",
  };
  for (const [name, figure] of Object.entries(lines)) console.log(`${name.padEnd(30)} ${figure}`);
});

async function openTexts(): Promise<{ name: string; material: Material; text: string }[]> {
  const short = Object.entries({ AGUA, FRENCH_REVOLUTION, PHOTOSYNTHESIS, VULKANE });
  const opened = [
    ...(await Promise.all(
      readSets(ownFolder).map(async ({ name, folder, set }) => ({
        name,
        material: await openDocument(folder, set.document),
      })),
    )),
    ...short.map(([name, text]) => ({
      name: name.toLowerCase().replace("_", "-"),
      material: memoryMaterial(passagesOf(text)),
    })),
  ];
  return Promise.all(
    opened.map(async ({ name, material }) => {
      const passages = await material.read(Number.POSITIVE_INFINITY);
      return { name, material, text: passages.map((passage) => passage.text).join("\n") };
    }),
  );
}

function keyIsLongest({ options, correctAnswer }: DraftQuestion): boolean {
  const key = options[correctAnswer] ?? "";
  return options.every((option, at) => at === correctAnswer || option.length < key.length);
}
