import { expect, it } from "vitest";
import type { Language } from "../language/language";
import { pointsBack } from "./pointers";

it.each([
  ["en", "The mass of these particles is unknown.", true],
  ["en", "Surrounded by farms, they built great cities.", true],
  ["en", "Those who trade with others grow rich.", false],
  ["en", "In 1990 that number reached three million.", true],
  ["en", "When it was created, it was designed to lend.", true],
  ["en", "The index compares lands, as the following box explains.", true],
  ["en", "When wheat was scarce, it was dear.", false],
  ["fr", "Le gain qu’elles promettent ne me suffisait pas.", true],
  ["fr", "Ceux qui donnent des préceptes pensent qu’ils sont habiles.", false],
  ["fr", "S’il veut aller plus loin, il devra expérimenter.", true],
  ["fr", "S’il faut observer, il faut des instruments.", false],
  ["de", "Die Bedingungen dafür sind vorhanden.", true],
  ["de", "Alles spricht dafür, daß der Schutz hält.", false],
  ["ru", "Физика объясняет этот метод.", true],
  ["ar", "تعتبر الهرمونات أقوى هذه الأدوية", true],
  ["ar", "لقد كانت الإصدارات الأولى مستخدمة قبل ذلك بوقت.", true],
  ["ar", "استمر أحفادهم في استخدام الألقاب.", true],
  ["ar", "حيث استمر توسع الإمبراطورية لجيل أو أكثر.", true],
  ["ar", "تم اقتراحه كطريقة لرصد دورة الكربون.", true],
  ["ar", "تم اكتشاف الأكسجين في القرن الثامن عشر.", false],
  ["zh", "受影响的地区大约有三百万平方公里的雨林。", true],
  ["zh", "第一个显示了整个时间。", true],
  ["zh", "第一个制造液氧的方法由德国工程师开发。", false],
  ["ar", "انتهت الحرب العالمية الثانية في ذروة القرن.", false],
  ["ar", "اكتشف الأكسجين في 1773 أو قبل ذلك.", false],
] as const)("%s: %s", (language: Language, sentence, points) => {
  expect(pointsBack(sentence, language)).toBe(points);
});
