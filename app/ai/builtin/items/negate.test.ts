import { expect, it } from "vitest";
import type { Language } from "../language/language";
import { negate } from "./negate";

it.each([
  ["en", "others may feel they are too lenient", "others may not feel they are too lenient"],
  ["en", "he will not be able to see the sun", "he will be able to see the sun"],
  ["en", "there would be no time for life", "there would be time for life"],
  ["en", "they never became rich", "they became rich"],
  ["en", "The stars that are young were hot", null],
  ["en", "tens of thousands lived on farms", null],
  ["en", "plants absorb the gas", "plants do not absorb the gas"],
  ["en", "the war destroyed the city", "the war did not destroy the city"],
  ["en", "the cells found in leaves", null],
  ["en", "it is not a gas but a liquid", null],
  ["en", "he will not be able to see anything", null],
  ["fr", "on devient enfin étranger en son pays", "on ne devient pas enfin étranger en son pays"],
  ["fr", "Je n’ai jamais pensé ainsi", "J’ai pensé ainsi"],
  ["fr", "on a beau chercher", null],
  [
    "fr",
    "il est clair, s’il n’y en a pas d’autre",
    "il n’est pas clair, s’il n’y en a pas d’autre",
  ],
  ["fr", "il est malaisé de bien faire", "il n’est pas malaisé de bien faire"],
  [
    "fr",
    "les grandes âmes sont capables de vices",
    "les grandes âmes ne sont pas capables de vices",
  ],
  ["de", "das Leben dem Tode dient", "das Leben dem Tode nicht dient"],
  ["de", "der Schutz durchbrochen wurde", "der Schutz nicht durchbrochen wurde"],
  ["de", "es nicht mit einem Schutz versehen wäre", "es mit einem Schutz versehen wäre"],
  ["de", "Energie konstant zu erhalten", null],
  ["de", "er nur auf seine Weise sterben will", null],
  ["es", "Un gas se expande en el recipiente", "Un gas no se expande en el recipiente"],
  ["ru", "вскоре они сражались на Сицилии", "вскоре они не сражались на Сицилии"],
  ["ru", "Деятели страны, писатели и учителя", null],
  ["zh", "有两种理论可以解释这种状态", "有两种理论不能解释这种状态"],
  ["zh", "成吉思汗并没有征服那里", null],
  ["ar", "تمنع الأدوية الاستجابة المناعية", "لا تمنع الأدوية الاستجابة المناعية"],
  ["ar", "تم اقتراحه كطريقة ممكنة", "لم يتم اقتراحه كطريقة ممكنة"],
] as const)("%s: %s", (language: Language, text, contrary) => {
  expect(negate(text, language, { isVerbLast: true })).toBe(contrary);
});

it("denies a German main clause whose verb has two parts", () => {
  expect(negate("Der Traum wird dabei erzählt", "de")).toBe("Der Traum wird dabei nicht erzählt");
  expect(negate("Der Traum bleibt", "de")).toBeNull();
});
