import { beforeAll, describe, expect, it } from "vitest";
import { standsIn } from "~/ai/grounding";
import type { QuestionTask } from "~/ai/ports";
import { detectLanguage } from "../language/language";
import { memoryMaterial, passagesOf } from "../tests/memory-material";
import { AGUA } from "../tests/texts/agua";
import { FRENCH_REVOLUTION } from "../tests/texts/french-revolution";
import { PHOTOSYNTHESIS } from "../tests/texts/photosynthesis";
import { VULKANE } from "../tests/texts/vulkane";
import { buildQuestions } from "./build-questions";
import { collectSeeds } from "./collect-seeds";
import { loadEnglishReader } from "./english/tag-words";
import { lintQuestion } from "./lint-question";

// Its word lists take a moment to unpack.
beforeAll(loadEnglishReader, 30_000);

const TEXTS = { PHOTOSYNTHESIS, FRENCH_REVOLUTION, AGUA, VULKANE };

function taskFor(text: string, changes: Partial<QuestionTask> = {}): QuestionTask {
  const material = memoryMaterial(passagesOf(text));
  return { material, topic: null, difficulty: "medium", count: 10, seed: 1, ...changes };
}

describe.each(Object.entries(TEXTS))("questions on %s", (_, text) => {
  it("are free of flaws", async () => {
    for (const question of await buildQuestions(taskFor(text))) {
      expect(lintQuestion(question, text)).toEqual([]);
    }
  });

  it("are the same for the same seed", async () => {
    expect(await buildQuestions(taskFor(text))).toEqual(await buildQuestions(taskFor(text)));
  });

  it("never ask about one sentence twice", async () => {
    const quotes = (await buildQuestions(taskFor(text, { count: 100 }))).map(
      ({ source }) => source?.quote,
    );
    expect(new Set(quotes).size).toBe(quotes.length);
  });

  it("follow the order of the document", async () => {
    const pages = (await buildQuestions(taskFor(text))).map(({ source }) => source?.page ?? 0);
    expect(pages).toEqual([...pages].sort((a, b) => a - b));
  });

  it("are written in the language of the document", async () => {
    const questions = await buildQuestions(taskFor(text));
    expect(questions.length).toBeGreaterThanOrEqual(3);
    for (const { question } of questions)
      expect(detectLanguage(question)).toBe(detectLanguage(text));
  });
});

describe("buildQuestions", () => {
  it("asks enough of an English text and explains with page and quote", async () => {
    const questions = await buildQuestions(taskFor(PHOTOSYNTHESIS));
    expect(questions.length).toBeGreaterThanOrEqual(6);
    for (const { explanation, source } of questions) {
      expect(explanation).toMatch(/^On page \d+: “.+”$/u);
      expect(source && standsIn(source.quote, PHOTOSYNTHESIS)).toBe(true);
    }
  });

  it("names the heading where the format has no pages", async () => {
    const passages = passagesOf(PHOTOSYNTHESIS).map((passage) => ({ ...passage, page: null }));
    const [first] = await buildQuestions(taskFor("", { material: memoryMaterial(passages) }));
    expect(first?.explanation).toMatch(/^Under the heading “.+”: “/u);
  });

  it("stays with the topic", async () => {
    const questions = await buildQuestions(
      taskFor(FRENCH_REVOLUTION, { topic: "Napoleon Civil Code", count: 3 }),
    );
    expect(questions.every(({ source }) => source?.page === 4)).toBe(true);
  });

  it("gives nothing for no material", async () => {
    expect(await buildQuestions(taskFor(""))).toEqual([]);
  });

  it("spreads the place of the key", async () => {
    const places = [0, 0, 0, 0];
    for (let seed = 0; seed < 10; seed += 1) {
      for (const { correctAnswer } of await buildQuestions(taskFor(PHOTOSYNTHESIS, { seed }))) {
        places[correctAnswer] = (places[correctAnswer] ?? 0) + 1;
      }
    }
    const total = places.reduce((sum, one) => sum + one, 0);
    for (const count of places) {
      expect(count / total).toBeGreaterThan(0.12);
      expect(count / total).toBeLessThan(0.4);
    }
  });

  it("puts most years between others, so that its side does not show the right one", async () => {
    let all = 0;
    let inside = 0;
    for (let seed = 0; seed < 10; seed += 1) {
      for (const { options, correctAnswer } of await buildQuestions(
        taskFor(FRENCH_REVOLUTION, { seed }),
      )) {
        if (!options.every((option) => /^\d{4}$/u.test(option))) continue;
        all += 1;
        if (correctAnswer === 1 || correctAnswer === 2) inside += 1;
      }
    }
    expect(all).toBeGreaterThan(5);
    expect(inside / all).toBeGreaterThan(0.7);
  });

  it("asks a text whose sentences lean on each other with its own words", async () => {
    const text = `# Bees

A worker cleans the cells of the hive when she is young. Later she feeds the grubs, and then she builds new comb beside the old combs. Her last weeks are spent outside, where she fetches nectar and pollen from the flowers.

A colony keeps its honey for the winter. It needs the honey because there are no flowers then, and nobody can fetch nectar when the cells are covered with snow. The workers sit close together around the queen and tremble with their muscles.

In spring they raise new grubs in the cells. When the hive becomes too small for the workers, half of them leave with the old queen. They hang from a branch like a bunch of grapes while some look for another hive.

A drone lives for one summer. He fetches no nectar and builds no comb. When the flowers are gone, the workers stop feeding him and push him out of the colony, for he would only eat the honey.`;
    const questions = await buildQuestions(taskFor(text));
    expect(questions.length).toBeGreaterThanOrEqual(2);
    for (const question of questions) expect(lintQuestion(question, text)).toEqual([]);
    const gapped = questions.filter((one) => one.question.includes("____"));
    expect(gapped.length).toBeGreaterThan(0);
    // A word that stands in what is shown would be no question.
    for (const { question, options, correctAnswer } of gapped) {
      expect(question.toLowerCase()).not.toContain(options[correctAnswer]);
    }
  });

  it.each([
    "Photosynthesis is the process by which green plants turn sunlight into chemical energy. Plants absorb carbon dioxide from the air through small pores in their leaves. The glucose is stored as starch or used for growth. Without photosynthesis there would be almost no oxygen in the atmosphere.",
    "Волга является самой длинной рекой в Европе. Река берёт начало на Валдайской возвышенности и впадает в Каспийское море. Весной уровень воды повышается из-за таяния снега. Зимой большая часть реки покрыта льдом.",
    "唐朝由李渊于618年建立，首都设在长安。唐太宗在位期间，经济繁荣，社会稳定。755年爆发的安史之乱使唐朝由盛转衰。907年，朱温灭唐，建立后梁。",
  ])("asks several questions of a few lines: %s", async (text) => {
    const questions = await buildQuestions(taskFor(text));
    expect(questions.length).toBeGreaterThanOrEqual(2);
    for (const question of questions) {
      expect(lintQuestion(question, text)).toEqual([]);
      // What stands in the text is true: one of the four at most.
      const said = question.options.filter((option) => text.includes(option));
      expect(said.length).toBeLessThanOrEqual(1);
    }
  });

  it("puts a quotation within its quotation into other marks", async () => {
    const text =
      "# Moon\n\nThe last human left the Moon in December 1972, after Neil Armstrong took his “giant leap for mankind”. The first probe reached the Moon in 1959. Apollo 8 orbited the Moon in 1968.";
    const [question] = (await buildQuestions(taskFor(text))).filter(({ source }) =>
      source?.quote.includes("leap"),
    );
    expect(question?.explanation).toContain("‘giant leap for mankind’");
    expect(question?.source?.quote).toContain("“giant leap for mankind”");
  });

  it("asks nothing of licence lines and figures", async () => {
    const text =
      "# Notes\n\nFigure 1 shows the river Rhine in 1888. Copyright 1999 by the River Press in Basel. Photo credit: Anna Bell, Bern, 2001.";
    expect(await buildQuestions(taskFor(text))).toEqual([]);
  });

  it("finds no more to ask in a text that says everything again", async () => {
    const once = await collectSeeds(passagesOf(PHOTOSYNTHESIS), "en");
    const thrice = await collectSeeds(
      passagesOf([PHOTOSYNTHESIS, PHOTOSYNTHESIS, PHOTOSYNTHESIS].join("\n\n")),
      "en",
    );
    expect(thrice.seeds.length).toBe(once.seeds.length);
    expect(once.seeds.length).toBeGreaterThan(0);
  });
});
