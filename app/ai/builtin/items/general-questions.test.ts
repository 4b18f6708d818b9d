import { expect, it } from "vitest";
import type { Language } from "../language/language";
import { placeSentences } from "../language/sentences";
import { passagesOf } from "../tests/memory-material";
import { askForNumber } from "./general-questions";

function keysOf(text: string, language: Language): string[] {
  return placeSentences(passagesOf(text)).flatMap((sentence) =>
    askForNumber(sentence, sentence.text, language).map(({ key }) => key),
  );
}

it.each<[Language, string, string[]]>([
  // One of two measures that belong together, and the ends of a stretch of time.
  ["zh", "氧气呈现两个在波长 687 和 760 纳米处达到峰值的吸收带。", []],
  ["zh", "尽管 2004 年至 2014 年间森林砍伐量显著下降，但到今天却一直在增加。", []],
  // Where a count of years begins.
  ["ru", "Большая часть земель, вырубленных с 1970 года, используется для выпаса скота.", []],
  // Told for an example.
  ["zh", "有些家族仍会说汉语，如使节与太子（后来的王）于 1282 年会面时，太子就会说汉语。", []],
  ["zh", "1700 年，数百位信徒从英格兰迁居弗吉尼亚殖民地。", ["1700"]],
])("%s: asks in “%s” for %j", (language, text, keys) => {
  expect(keysOf(text, language)).toEqual(keys);
});

it("asks last for one of two years that are told at once", () => {
  const text = "Реликвии были сделаны заново в 1970 году, а статуя была завершена в 1989 году.";
  const [sentence] = placeSentences(passagesOf(text));
  const seeds = sentence ? askForNumber(sentence, text, "ru") : [];
  expect(seeds.every(({ quality }) => quality < 0.6)).toBe(true);
});
