import { describe, expect, it } from "vitest";
import { seededRandom, shuffle } from "~/ai/text/seeded-random";
import { detectLanguage } from "./language";
import { stem } from "./stem";
import { contentStems, wordsOf } from "./words";

describe("stem", () => {
  it.each([
    ["built", "build"],
    ["studies", "study"],
    ["marching", "march"],
    ["discoveries", "discovered"],
    ["explosions", "explosion"],
    ["women", "woman"],
    ["planned", "plan"],
    ["migration", "migrate"],
  ])("gives %s and %s one stem", (a, b) => {
    expect(stem(a, "en")).toBe(stem(b, "en"));
  });

  it("keeps short words and numbers", () => {
    expect(stem("gas", "en")).toBe("gas");
    expect(stem("1789", "en")).toBe("1789");
  });

  it("takes endings off in other languages", () => {
    expect(stem("montanas", "es")).toBe(stem("montana", "es"));
    expect(stem("открытия", "ru")).toBe(stem("открытие", "ru"));
  });
});

describe("words", () => {
  it("keeps numbers whole and splits elisions", () => {
    expect(wordsOf("l’eau à 1,500.5 m").map(({ text }) => text)).toEqual([
      "l",
      "eau",
      "à",
      "1,500.5",
      "m",
    ]);
  });

  it("finds words in Chinese", () => {
    expect(wordsOf("光合作用需要水").length).toBeGreaterThan(2);
  });

  it("leaves common words out", () => {
    expect(contentStems("The plant and the light", "en")).toEqual([
      stem("plant", "en"),
      stem("light", "en"),
    ]);
  });
});

describe("detectLanguage", () => {
  it.each([
    ["What is the capital of the country?", "en"],
    ["¿En qué año nació la reina?", "es"],
    ["Pourquoi les feuilles sont-elles vertes ?", "fr"],
    ["Warum sind die Blätter der Bäume grün?", "de"],
    ["Почему листья зелёные?", "ru"],
    ["لماذا الأوراق خضراء؟", "ar"],
    ["为什么叶子是绿色的？", "zh"],
  ] as const)("tells the language of %s", (text, language) => {
    expect(detectLanguage(text)).toBe(language);
  });
});

describe("random", () => {
  it("gives the same order for the same seed", () => {
    const items = [1, 2, 3, 4, 5, 6, 7, 8];
    expect(shuffle(items, seededRandom(7))).toEqual(shuffle(items, seededRandom(7)));
    expect(shuffle(items, seededRandom(7))).not.toEqual(shuffle(items, seededRandom(8)));
  });
});
