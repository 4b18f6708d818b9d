import { expect, it } from "vitest";
import { exchangeFact } from "./exchange-fact";
import { findNames } from "./find-names";
import type { Language } from "./language";

it.each([
  ["en", "Mercury is the smallest planet.", "Mercury is the largest planet."],
  ["en", "The crater is 40 kilometers wide.", "The crater is 80 kilometers wide."],
  ["fr", "Une mauvaise méthode retarde la science.", "Une bonne méthode retarde la science."],
  ["fr", "Il ne raisonne plus.", null],
  ["es", "Los gases son más ligeros.", "Los gases son menos ligeros."],
  ["ru", "Город лежит на севере страны.", "Город лежит на юге страны."],
  ["en", "Planets are round.", null],
  // Another word would have to change as well, or means another thing here.
  ["en", "He told of an earlier dream.", null],
  ["en", "Those who stood before them left.", null],
  ["en", "No similar case is known.", null],
  ["fr", "Il aimoit les livres de l’ancien temps.", null],
  ["fr", "Les lois étoient fort rares.", null],
  ["de", "Er fand ein noch nie erreichtes Ziel.", null],
  ["en", "He fainted on September 25.", null],
  ["fr", "Le savant cherche.", null],
  ["ru", "Чума длилась в 1348—50 годах.", null],
  ["en", "He will be unable to see.", "He will be able to see."],
] as const)("%s: %s", (language: Language, text, falsified) => {
  expect(exchangeFact(text, new Map(), text, language)).toBe(falsified);
});

it("takes another person's name", () => {
  const names = findNames([
    "The physicist Isaac Newton wrote, and the physicist Albert Einstein wrote.",
  ]);
  const text = "Gravity was explained by Isaac Newton.";
  expect(exchangeFact(text, names, text, "en")).toBe("Gravity was explained by Albert Einstein.");
});
