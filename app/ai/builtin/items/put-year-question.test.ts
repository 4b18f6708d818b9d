import { expect, it } from "vitest";
import { findQuantities } from "../concepts/find-quantities";
import { putYearQuestion } from "./put-year-question";

it.each([
  ["zh", "1559 年的《法国宣言》受到了影响。", "哪一年的《法国宣言》受到了影响？"],
  ["zh", "1705 年 5 月 12 日，议会通过了法案。", "哪一年的 5 月 12 日，议会通过了法案？"],
  ["zh", "1227 年成吉思汗死后，帝国的扩张持续了一代人。", null],
  ["ar", "في سنة 2010 شهدت الغابة جفافاً شديداً كان أشد من جفاف سنة 2005.", null],
  ["ru", "В 1968 году войска вошли в город.", "В каком году войска вошли в город?"],
  [
    "ru",
    "Чума опустошила Осло в 1654 году.",
    "В каком году это произошло? «Чума опустошила Осло.»",
  ],
  ["de", "Im Jahr 1911 entdeckte er die Stadt.", "In welchem Jahr entdeckte er die Stadt?"],
  ["es", "En 1935, Julian aisló la soja.", "¿En qué año ocurrió esto? «Julian aisló la soja.»"],
  ["ar", "قد دمر الطاعون مدينة أوسلو في عام 1654.", "في أي عام دمر الطاعون مدينة أوسلو؟"],
  ["ar", "يظهر الاعتراف الفرنسي عام 1559 تأثير كالفيني بالتأكيد.", null],
  [
    "ru",
    "Пополнения прибыли в Новую Францию в мае 1756 года.",
    "В каком году это произошло? «Пополнения прибыли в Новую Францию в мае.»",
  ],
  ["fr", "La guerre, qui finit en 1918, fut longue.", null],
] as const)("%s: %s", (language, text, question) => {
  const year = findQuantities(text, language).find(({ isYear }) => isYear);
  expect(year && putYearQuestion(text, year, language)).toBe(question);
});
