import { describe, expect, it } from "vitest";
import { readPredication } from "./ask-about-predicate";

describe("readPredication", () => {
  it.each([
    ["es", "El peso se refiere a la fuerza de la gravedad.", "El peso", "ms"],
    [
      "es",
      "Las mezclas homogéneas tienen una composición uniforme.",
      "Las mezclas homogéneas",
      "fp",
    ],
    ["fr", "L’eau est formée de deux éléments.", "L’eau", "s"],
    ["de", "Das Lustprinzip leitet sich aus dem Konstanzprinzip ab.", "Das Lustprinzip", "s"],
    ["pt", "A água é formada por dois elementos.", "A água", "fs"],
    ["it", "La cellula è il più piccolo organismo.", "La cellula", "fs"],
    ["ru", "Писания Лютера получили широкое распространение.", "Писания Лютера", "p past"],
    ["zh", "病毒衣壳是进入宿主细胞的关键。", "病毒衣壳", ""],
    ["ja", "光合成は、光を化学エネルギーに変える過程である。", "光合成", ""],
    ["en", "The theories are made of many smaller parts.", "The theories", "present:plural"],
  ] as const)("%s: %s", (language, text, subject, agreement) => {
    const found = readPredication(text, language);
    expect(found).toMatchObject({ subject, agreement });
    expect(`${found?.subject}${found?.predicate}`.length).toBeGreaterThan(text.length - 5);
  });

  it.each([
    ["es", "Aunque el peso es grande, no cambia."],
    ["ru", "В городе были построены дома."],
    ["de", "Durch den Wald geht ein Weg."],
    ["de", "Das Studium des Traumes dürfen wir als den besten Weg betrachten."],
    ["en", "In the city there are many houses."],
  ] as const)("%s leaves alone: %s", (language, text) => {
    expect(readPredication(text, language)).toBeNull();
  });
});
