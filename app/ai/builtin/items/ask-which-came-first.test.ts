import { describe, expect, it } from "vitest";
import { findNames } from "../concepts/find-names";
import type { Language } from "../language/language";
import { placeSentences } from "../language/sentences";
import { memoryMaterial, passagesOf } from "../tests/memory-material";
import { askWhichCameFirst } from "./ask-which-came-first";
import { buildQuestions } from "./build-questions";

const ORLAND = `# Orland

In 1803, Queen Irma of Orland founded the port of Selm. The port of Selm lies on the Grey Bay, where ships find shelter.

Captain Jonas Brandt mapped the Grey Bay in 1811. In 1824, the Orland Parliament abolished the salt tax.

He wrote to Vesk in 1830. The city was rebuilt in 1835.

In 1842, General Hugo Marl captured the fortress of Tarn. The Railway Company of Selm opened the first line in 1856.

In 1869, the Orland Parliament granted women the vote. By 1875, Orland had lost the Vesk islands.`;

function ask(text: string, language: Language = "en", matters = (_: string) => true) {
  const sentences = placeSentences(passagesOf(text));
  const names = findNames(sentences.map((one) => one.text));
  return askWhichCameFirst(
    sentences,
    {
      names,
      matters: ({ question }) => matters(question),
      isLoose: (clause) => /\bthe city\b/iu.test(clause),
    },
    language,
  );
}

describe("askWhichCameFirst", () => {
  it("sets beside the earliest event three later ones, each without its year", () => {
    const first = ask(ORLAND).find(({ question }) => question === "Which of these happened first?");
    expect(first?.key).toBe("Queen Irma of Orland founded the port of Selm");
    expect(first?.sentence.text).toBe("In 1803, Queen Irma of Orland founded the port of Selm.");
    expect(first?.wrong?.length).toBeGreaterThanOrEqual(3);
    for (const option of first?.wrong ?? []) {
      expect(option).not.toMatch(/\d/u);
      expect(first?.dated?.get(option)?.year).toBeGreaterThan(1804);
    }
  });

  it("asks for the latest, and for the one of a year", () => {
    const seeds = ask(ORLAND);
    const last = seeds
      .filter(({ question }) => question === "Which of these happened last?")
      .at(-1);
    expect(last?.key).toBe("The Orland Parliament granted women the vote");
    const inYear = seeds.find(({ question }) => question === "Which of these happened in 1842?");
    expect(inYear?.key).toBe("General Hugo Marl captured the fortress of Tarn");
    expect(inYear?.wrong).not.toContain(inYear?.key);
  });

  it("shows nothing that only another sentence explains", () => {
    const shown = ask(ORLAND).flatMap(({ key, wrong = [] }) => [key, ...wrong]);
    expect(shown.some((option) => /^(?:He|The city) /u.test(option))).toBe(false);
  });

  it("asks for no event that is told in passing, but shows it beside another", () => {
    const seeds = ask(ORLAND, "en", (event) => !event.includes("salt tax"));
    const passing = "The Orland Parliament abolished the salt tax";
    expect(seeds.map(({ key }) => key)).not.toContain(passing);
    expect(seeds.flatMap(({ wrong = [] }) => wrong)).toContain(passing);
  });

  it("asks nothing where there are too few events, or they lie too far apart", () => {
    expect(ask(ORLAND.split("\n\n").slice(0, 3).join("\n\n"))).toEqual([]);
    const far = `In 1066, Duke Alan of Marl crossed the Grey Bay.

In 1492, Captain Jonas Brandt reached the Vesk islands.

In 1789, the people of Selm stormed the fortress of Tarn.

In 1969, the Orland Parliament granted women the vote.`;
    expect(ask(far)).toEqual([]);
  });

  it("asks of no event that is told of two years", () => {
    const twice = ORLAND.replace(
      "mapped the Grey Bay in 1811.",
      "mapped the Grey Bay in 1811. In 1815, Captain Jonas Brandt mapped the Grey Bay.",
    );
    const shown = ask(twice).flatMap(({ key, wrong = [] }) => [key, ...wrong]);
    expect(shown).not.toContain("Captain Jonas Brandt mapped the Grey Bay");
    expect(shown).toContain("The Orland Parliament abolished the salt tax");
  });

  it.each([
    [
      "ru",
      "В 1703 году Пётр I основал город Санкт-Петербург.\n\nВ 1812 году армия Наполеона вошла в город Москву.\n\nПавел Третьяков основал московскую картинную галерею в 1856 году.\n\nДмитрий Менделеев открыл периодический закон в 1869 году.\n\nВ 1773 году Емельян Пугачёв поднял восстание на Урале.",
    ],
    [
      "fr",
      "En 1789, les Parisiens prirent la forteresse de la Bastille.\n\nEn 1804, Napoléon Bonaparte se fit sacrer empereur à Paris.\n\nVictor Hugo publia le roman Les Misérables en 1862.\n\nLe 10 mai 1871, la France signa le traité de Francfort.",
    ],
    [
      "es",
      "En 1810, el cura Miguel Hidalgo llamó al pueblo de Dolores a la rebelión.\n\nJosé de San Martín proclamó la independencia del Perú en julio de 1821.\n\nEn 1824, Simón Bolívar fue nombrado dictador del Perú.\n\nEl Congreso de Lima abolió la esclavitud en 1854.",
    ],
    [
      "de",
      "Otto von Bismarck wurde im September 1862 zum preußischen Ministerpräsidenten ernannt.\n\nWilhelm Conrad Röntgen entdeckte 1895 in Würzburg neue Strahlen.\n\nAlbert Einstein erhielt 1922 den Nobelpreis für Physik.\n\nDie Nationalversammlung trat am 18. Mai 1848 in der Frankfurter Paulskirche zusammen.",
    ],
    [
      "ar",
      "غزا نابليون بونابرت مصر في عام 1798.\n\nافتتح الخديوي إسماعيل قناة السويس عام 1869.\n\nفي عام 1805 تولى محمد علي باشا حكم مصر.\n\nفي عام 1882 احتل الجيش البريطاني مدينة القاهرة.",
    ],
    [
      "zh",
      "1842 年，清政府与英国签订了《南京条约》。\n\n1898 年，光绪皇帝颁布了变法诏书。\n\n1911 年，革命党人在武昌发动了起义。\n\n1860 年，英法联军攻占了北京城。",
    ],
  ] as const)("needs no grammar, %s", (language, text) => {
    const seeds = ask(text, language);
    expect(seeds.length).toBeGreaterThan(0);
    for (const { key, wrong = [], dated } of seeds)
      for (const option of [key, ...wrong]) {
        expect(option).not.toMatch(/\p{Nd}{4}/u);
        expect(dated?.get(option)?.year).toBeGreaterThan(1500);
      }
  });
});

describe("a quiz about what happened", () => {
  it("tells every event once, and the years of all options with the answer", async () => {
    const material = memoryMaterial(passagesOf(ORLAND));
    for (const difficulty of ["easy", "medium", "hard"] as const) {
      const quiz = await buildQuestions({ material, topic: null, difficulty, count: 10, seed: 3 });
      const orders = quiz.filter(({ question }) => /^Which of these happened/u.test(question));
      expect(orders.length).toBeGreaterThan(0);
      expect(orders.length).toBeLessThanOrEqual(2);
      const shown = orders.flatMap(({ options }) => options);
      expect(new Set(shown).size).toBe(shown.length);
      for (const { explanation, options } of orders) {
        const years = /order of the options: ([\d ·]+)\./u.exec(explanation)?.[1]?.split(" · ");
        expect(years).toHaveLength(options.length);
      }
    }
  });
});
