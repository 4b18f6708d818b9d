import { expect, it } from "vitest";
import { textLanguage } from "./text-language";

it.each([
  ["The queen lays the eggs of the colony and is fed by the workers.", "en", "ltr"],
  ["Die Königin ist die Mutter und wird von den Arbeiterinnen gefüttert.", "de", "ltr"],
  ["La reine est nourrie par les ouvrières dans la ruche, et les œufs des abeilles.", "fr", "ltr"],
  ["Las abejas viven en una colonia y el polen es para las larvas del panal.", "es", "ltr"],
  ["ミツバチは花の蜜を集めて巣に運びます。", "ja", "ltr"],
  ["蜜蜂是一种社会性昆虫，生活在蜂巢中。", "zh", "ltr"],
  ["꿀벌은 사회성 곤충이다.", "ko", "ltr"],
  ["النحل حشرات اجتماعية تعيش في خلايا", "ar", "rtl"],
  ["زنبورهای عسل حشراتی اجتماعی هستند که پیوسته کار می‌کنند", "", "rtl"],
  ["הדבורים חיות בכוורת", "he", "rtl"],
  ["x = 1; y = 2", "", "auto"],
  ["", "", "auto"],
])("reads the language and direction of: %s", (text, lang, dir) => {
  expect(textLanguage(text)).toEqual({ lang, dir });
});
