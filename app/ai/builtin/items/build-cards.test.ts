import { beforeAll, describe, expect, it } from "vitest";
import { standsIn } from "~/ai/grounding";
import type { CardTask, Passage } from "~/ai/ports";
import { findExamples } from "../concepts/find-examples";
import { countWords } from "../language/words";
import { memoryMaterial, passagesOf } from "../tests/memory-material";
import { AGUA } from "../tests/texts/agua";
import { FRENCH_REVOLUTION } from "../tests/texts/french-revolution";
import { PHOTOSYNTHESIS } from "../tests/texts/photosynthesis";
import { VULKANE } from "../tests/texts/vulkane";
import { buildCards } from "./build-cards";
import { loadEnglishReader } from "./english/tag-words";

// Its word lists take a moment to unpack.
beforeAll(loadEnglishReader, 30_000);

const TEXTS = { PHOTOSYNTHESIS, FRENCH_REVOLUTION, AGUA, VULKANE };

function taskFor(text: string, changes: Partial<CardTask> = {}): CardTask {
  const include = { term: true, definition: true, examples: false };
  const material = memoryMaterial(passagesOf(text));
  return { material, topic: null, count: 20, seed: 1, include, ...changes };
}

describe.each(Object.entries(TEXTS))("cards on %s", (_, text) => {
  it("are short, have both sides, and quote the text word for word", async () => {
    const cards = await buildCards(taskFor(text));
    expect(cards.length).toBeGreaterThanOrEqual(4);
    for (const { front, back, source } of cards) {
      expect(front).not.toBe("");
      expect(countWords(back)).toBeGreaterThan(0);
      expect(countWords(back)).toBeLessThanOrEqual(20);
      expect(back).not.toMatch(/^(?:yes|no)\b/iu);
      expect(front).not.toMatch(/which of these/iu);
      expect(source && standsIn(source.quote, text)).toBe(true);
    }
  });

  it("are the same for the same seed", async () => {
    expect(await buildCards(taskFor(text))).toEqual(await buildCards(taskFor(text)));
  });

  it("never repeat a front or a sentence", async () => {
    const cards = await buildCards(taskFor(text, { count: 100 }));
    expect(new Set(cards.map(({ front }) => front.toLowerCase())).size).toBe(cards.length);
    expect(new Set(cards.map(({ source }) => source?.quote)).size).toBe(cards.length);
  });
});

describe("buildCards", () => {
  it("teaches the terms that a text lists, and more than them", async () => {
    const material = memoryMaterial([
      ...passagesOf(PHOTOSYNTHESIS),
      {
        ...(passagesOf(PHOTOSYNTHESIS)[0] as Passage),
        id: 900,
        ordinal: 900,
        page: 9,
        heading: "Key Terms",
        text: "chloroplast\nthe part of a plant cell where light is caught\nstroma\nthe fluid that fills the body of the organelle\nstomata\nsmall openings by which gases enter and leave the leaf",
      },
    ]);
    const cards = await buildCards({ ...taskFor(PHOTOSYNTHESIS), material, count: 10 });
    expect(cards).toContainEqual({
      front: "Chloroplast",
      back: "The part of a plant cell where light is caught",
      source: {
        fileId: "file-1",
        page: 9,
        quote: "chloroplast the part of a plant cell where light is caught",
      },
    });
    const facts = cards.filter(({ front }) => / /u.test(front) && !/has this meaning/u.test(front));
    expect(facts.length).toBeGreaterThan(1);
  });

  it("asks for meanings first, and fills up with facts", async () => {
    const cards = await buildCards(taskFor(PHOTOSYNTHESIS));
    expect(cards[0]).toEqual({
      front: "Photosynthesis",
      back: "The process by which green plants turn light into chemical energy",
      source: {
        fileId: "file-1",
        page: 1,
        quote:
          "Photosynthesis is the process by which green plants turn light into chemical energy.",
      },
    });
    const years = cards.findIndex(({ back }) => /^\d{4}$/.test(back));
    const definitions = cards.filter(({ back }) => /^(?:A|An|The) /u.test(back)).length;
    expect(years).toBeGreaterThan(2);
    expect(definitions).toBeGreaterThanOrEqual(4);
  });

  it("turns definitions round where only terms are wanted, and leaves them out where neither", async () => {
    const only = (include: CardTask["include"]) => buildCards(taskFor(PHOTOSYNTHESIS, { include }));
    const terms = await only({ term: true, definition: false, examples: false });
    expect(terms[0]?.back).toBe("Photosynthesis");
    expect(terms[0]?.front).toContain("The process by which green plants");
    const facts = await only({ term: false, definition: false, examples: false });
    expect(facts.length).toBeGreaterThan(2);
    expect(facts.some(({ front }) => front.includes("process by which green plants"))).toBe(false);
  });

  it("asks for examples where they are wanted", async () => {
    const text = `# Rocks\n\nLimestone forms on the floor of warm seas. Geologists collect sedimentary rocks such as limestone, sandstone and shale. Granite is a hard rock that cools slowly under the ground.`;
    const include = { term: true, definition: true, examples: true };
    const cards = await buildCards(taskFor(text, { include }));
    expect(cards).toContainEqual(
      expect.objectContaining({
        front: "Name an example of sedimentary rocks.",
        back: "Limestone, sandstone and shale",
      }),
    );
    const without = await buildCards(taskFor(text));
    expect(without.some(({ front }) => front.startsWith("Name an example"))).toBe(false);
  });

  it("gives no more than asked for, from the whole document", async () => {
    const cards = await buildCards(taskFor(PHOTOSYNTHESIS, { count: 5 }));
    expect(cards).toHaveLength(5);
    expect(new Set(cards.map(({ source }) => source?.page)).size).toBeGreaterThanOrEqual(2);
  });

  it("stays with the topic", async () => {
    const cards = await buildCards(
      taskFor(FRENCH_REVOLUTION, { topic: "Napoleon Civil Code", count: 5 }),
    );
    expect(cards.length).toBeGreaterThan(0);
    expect(cards.every(({ source }) => source?.page === 4)).toBe(true);
  });

  it("gives nothing for no material", async () => {
    expect(await buildCards(taskFor(""))).toEqual([]);
  });
});

describe("findExamples", () => {
  it.each([
    [
      "Plants use accessory pigments such as carotenes and xanthophylls.",
      "en",
      { of: "accessory pigments", examples: "carotenes and xanthophylls" },
    ],
    [
      "Hay gases nobles, tales como el helio y el neón.",
      "es",
      { of: "gases nobles", examples: "el helio y el neón" },
    ],
    ["It is such as it is.", "en", null],
    ["The rocks such as limestone that formed in seas are soft, and shale is too.", "en", null],
  ] as const)("reads %s", (sentence, language, expected) => {
    expect(findExamples(sentence, language)).toEqual(expected);
  });
});
