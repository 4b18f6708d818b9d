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

function ask(text: string, language: Language) {
  return placeSentences(passagesOf(text))
    .slice(-1)
    .flatMap((sentence) => askForNumber(sentence, sentence.text, language))
    .map(({ key }) => key);
}

it.each([
  // An example, another time, the end of a span, an uncertain year.
  ["ru", "Библия повлияла на переводы, например, на английский перевод Тиндейла 1525 года."],
  ["zh", "某些家族的成员仍会说汉语，如元朝使节与太子于 1282 年会面时，太子就会说汉语。"],
  ["ru", "Война шла в Европе с объявления войны в 1756 году до мира в 1763 году."],
  ["ru", "Правительство Хубилая столкнулось с большими проблемами после 1279 года."],
  ["ru", "Кислород открыл Карл Шееле в Уппсале в 1773 году или ранее."],
  // On one day of a chronicle, a part of so many, one of a pair, for the reader to imagine.
  ["ru", "В крепость 5 апреля капитан привел отряд из 500 человек."],
  ["ar", "من بين 390 من المستوطنين الأصليين مات الكثيرون في الشتاء الأول."],
  ["zh", "氧气呈现两个在波长 687 和 760nm 处达到峰值的吸收带。"],
  [
    "es",
    "Imagine su vida sin teléfonos. Alrededor del 30 % de los elementos están en un teléfono.",
  ],
] as const)("asks for no number told by the way, %s: %s", (language, text) => {
  expect(ask(text, language)).toEqual([]);
});

it.each([
  ["ru", "Последняя вспышка чумы опустошила город Осло в 1654 году.", "1654"],
  ["ar", "تمكن الكيميائي جيمس ديوار من إنتاج الأكسجين السائل في 1891.", "1891"],
  ["ar", "كان الطاعون منتشرًا في باريس حوالي 30 في المئة من الوقت.", "30"],
  ["es", "La corteza terrestre contiene un 46 % de oxígeno en su masa.", "46"],
] as const)("asks for what a sentence tells, %s: %s", (language, text, key) => {
  expect(ask(text, language)).toEqual([key]);
});
