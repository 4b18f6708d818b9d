import { describe, expect, it } from "vitest";
import type { Language } from "../language/language";
import { isIllustration, standsInExample, tellsOfPoll } from "./illustrations";

describe("isIllustration", () => {
  it.each<[string, Language]>([
    ["For example, sand can be poured like a liquid.", "en"],
    ["Por ejemplo, podemos verter la arena como un líquido.", "es"],
    ["Je suppose qu'un physiologiste veuille étudier la digestion.", "fr"],
    ["Zum Beispiel fällt ein Stein zu Boden.", "de"],
    ["例如，糖溶于水。", "zh"],
  ])("sees that “%s” only shows a case", (text, language) => {
    expect(isIllustration(text, language)).toBe(true);
  });

  it("leaves alone what speaks of examples", () => {
    expect(isIllustration("Examples are easier to keep than rules.", "en")).toBe(false);
  });
});

describe("standsInExample", () => {
  const at = (text: string, found: string, language: Language) =>
    standsInExample(text, text.indexOf(found), language);

  it("sees what is told only for an example", () => {
    expect(
      at(
        "有些家族仍会说汉语，如使节与太子（后来的王）于 1282 年会面时，太子就会说汉语。",
        "1282",
        "zh",
      ),
    ).toBe(true);
    expect(at("Some unions, such as the one of 1886, lasted.", "1886", "en")).toBe(true);
  });

  it("goes no further than the next comma", () => {
    expect(at("In towns such as Leeds, trade began in 1780.", "1780", "en")).toBe(false);
  });
});

it.each([
  ["A survey revealed that 70 percent had voted.", true],
  ["Según una encuesta, el 40 % vota.", true],
  ["Water covers 71 percent of the Earth.", false],
])("tells whether “%s” gives the figures of a poll", (text, isPoll) => {
  expect(tellsOfPoll(text)).toBe(isPoll);
});
