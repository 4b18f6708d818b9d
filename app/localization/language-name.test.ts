import { expect, test } from "vitest";
import { languageName } from "./language-name";

test.each([
  ["en", "English"],
  ["es", "Español"],
  ["pt", "Português"],
  ["ar", "العربية"],
  ["zh", "中文"],
])("the name of %s is %s", (tag, name) => {
  expect(languageName(tag)).toBe(name);
});
