import { expect, it } from "vitest";
import { replyLanguage } from "./reply-language";

const learnerMessages = (...questions: string[]) =>
  questions.map((content) => ({ role: "user" as const, content }));

it.each([
  ["gracias", "es"],
  ["que es un atomo", "es"],
  ["merci beaucoup", "fr"],
  ["fasse Kapitel 2 zusammen", "de"],
  ["кто такой Чингисхан", "ru"],
  ["谢谢", "zh"],
  ["summarise chapter 2", "en"],
])("answers “%s” in %s", (message, language) => {
  expect(replyLanguage(message, []).code).toBe(language);
});

it("keeps the language of the conversation for ambiguous words", () => {
  expect(replyLanguage("por que?", learnerMessages("¿Qué es un átomo?")).code).toBe("es");
  expect(replyLanguage("ok", learnerMessages("Was ist die Masse?", "ok")).code).toBe("de");
  expect(replyLanguage("what is an atom?", learnerMessages("¿Qué es un átomo?")).code).toBe("en");
});
