import { expect, it } from "vitest";
import { replyLanguage } from "./reply-language";

it.each([
  ["Der Farbstoff ist grün, und die Sonne ist nicht mit der Erde verbunden.", "de"],
  ["It orbits the Sun.", "en"],
  ["2,000 eggs.", "en"],
  ["Ось Землі нахилена.", ""],
  ["Grün", ""],
  ["42", ""],
])("%s is read aloud in %j", (content, language) => {
  expect(replyLanguage(content)).toBe(language);
});
