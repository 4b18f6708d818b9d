import { expect, test } from "vitest";
import { chooseLanguage } from "./choose-language";

const languages = ["en", "es", "zh"] as const;

test.each([
  ["es-MX,es;q=0.9,en;q=0.8", "es"],
  ["en-GB,en;q=0.9,es;q=0.8", "en"],
  ["zh-CN", "zh"],
  ["de,es;q=0.5", "es"],
  ["*", "en"],
  ["de", "en"],
  [";q=,,", "en"],
  ["", "en"],
  [null, "en"],
])("Accept-Language %s selects %s", (header, language) => {
  expect(chooseLanguage(null, header, languages)).toBe(language);
});

test("the visitor's own choice takes precedence over the browser's languages", () => {
  expect(chooseLanguage("zh", "es", languages)).toBe("zh");
  expect(chooseLanguage("tlh", "es", languages)).toBe("es");
});
