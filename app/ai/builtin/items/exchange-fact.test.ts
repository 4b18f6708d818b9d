import { expect, it } from "vitest";
import { findNames } from "../concepts/find-names";
import type { Language } from "../language/language";
import { exchangeFact } from "./exchange-fact";

it.each([
  ["en", "Mercury is the smallest planet.", "Mercury is the largest planet."],
  ["en", "The crater is 40 kilometers wide.", "The crater is 80 kilometers wide."],
  ["fr", "Une mauvaise méthode retarde la science.", "Une bonne méthode retarde la science."],
  ["fr", "Il ne raisonne plus.", null],
  ["es", "Los gases son más ligeros.", "Los gases son menos ligeros."],
  ["ru", "Город лежит на севере страны.", "Город лежит на юге страны."],
  ["en", "Planets are round.", null],
  ["ar", "وعدهم الملك بأرض في نورفولك السفلى.", null],
  ["ar", "تدور المحركات بسرعة كبيرة.", "تدور المحركات بسرعة صغيرة."],
  ["ar", "داء السكري من النمط الأول شائع.", null],
  ["zh", "詹姆斯·赫顿通常被视为第一位现代地质学家。", null],
  ["zh", "他们为国家的经济生活作出了许多贡献。", null],
  ["zh", "涡轮机直接连接到发电机。", "涡轮机间接连接到发电机。"],
  // Another word would have to change as well, or means another thing here.
  ["en", "He told of an earlier dream.", null],
  ["en", "Those who stood before them left.", null],
  ["en", "No similar case is known.", null],
  ["fr", "Il aimoit les livres de l’ancien temps.", null],
  ["fr", "Les lois étoient fort rares.", null],
  ["de", "Er fand ein noch nie erreichtes Ziel.", null],
  ["en", "He fainted on September 25.", null],
  ["en", "The calls for reform grew louder.", null],
  ["ru", "Законы оставались в силе до начала войны.", null],
  // A learner knows about when things were; a noun shows how the number beside it ends.
  ["en", "They asked for war in 1917.", "They asked for war in 1912."],
  ["ru", "Чума охватывала город 22 раза.", "Чума охватывала город 44 раза."],
  ["fr", "Le savant cherche.", null],
  ["ru", "Чума длилась в 1348—50 годах.", null],
  ["en", "He will be unable to see.", "He will be able to see."],
  ["en", "Plants turn sunlight into sugar.", "Plants turn sugar into sunlight."],
  ["en", "They drifted from sea to sea.", null],
  ["es", "No es una mezcla, sino un compuesto.", null],
  [
    "fr",
    "Ce sont des dons de l’esprit plutôt que des fruits.",
    "Ce sont des fruits plutôt que des dons de l’esprit.",
  ],
  ["en", "The fire led to new laws.", "The fire prevented new laws."],
  ["en", "They live in spite of it.", null],
  // Of more than 60 percent, a smaller share would be true as well.
  ["en", "It holds more than 60 percent.", "It holds less than 60 percent."],
  ["en", "It takes 10 to 15 years.", null],
  ["ru", "Он правил с 1321 по 1323 год.", null],
  ["zh", "755年爆发的安史之乱使唐朝由盛转衰。", "815年爆发的安史之乱使唐朝由盛转衰。"],
  ["ru", "Потомки шли на запад через горы на запад страны.", null],
  ["zh", "化学家成功制造出液氧。", null],
  ["zh", "面积为 734,000 平方英里（1,900,000 平方公里）。", null],
  ["ar", "يجب رفع الضغط في أسرع وقت ممكن.", null],
  // Half or double of an age would be none for it; of what was so after a year an earlier one is true.
  ["ru", "Ему было примерно 16 лет.", "Ему было примерно 20 лет."],
  ["ru", "Долги росли после 1279 года.", "Долги росли после 1309 года."],
  // Half of a set phrase, or one that would need another word beside it.
  ["en", "It gave rise to an elite.", null],
  ["en", "The most famous poets came.", null],
  ["en", "It allows them to go.", null],
  ["en", "The trade has expanded.", null],
  ["en", "There are three classes.", "There are five classes."],
  ["en", "There are three classes, A, B and C.", null],
  ["en", "It exists in three ways, by A and B.", null],
  ["de", "Die Welt ist unverträglich.", "Die Welt ist verträglich."],
] as const)("%s: %s", (language: Language, text, falsified) => {
  expect(exchangeFact(text, new Map(), text, language)).toBe(falsified);
});

it("takes no name that would need another word beside it", () => {
  const names = findNames([
    "The physicist Isaac Newton wrote, and the physicist Albert Einstein wrote.",
  ]);
  for (const text of ["The Isaac Newton Prize.", "Isaac Newton spoke of his work."])
    expect(exchangeFact(text, names, text, "en")).toBeNull();
});

it("takes another person's name", () => {
  const names = findNames([
    "The physicist Isaac Newton wrote, and the physicist Albert Einstein wrote.",
  ]);
  const text = "Gravity was explained by Isaac Newton.";
  expect(exchangeFact(text, names, text, "en")).toBe("Gravity was explained by Albert Einstein.");
});
