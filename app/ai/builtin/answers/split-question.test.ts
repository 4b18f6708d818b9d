import { expect, it } from "vitest";
import { splitQuestion } from "./split-question";

it.each([
  ["who was HM and what could he still learn?", ["who was HM", "what could he still learn?"]],
  ["toll good? give one example each", ["toll good?", "give one example each"]],
  ["sonno joi meaning + why ppl used it", ["sonno joi meaning", "why ppl used it"]],
  ["¿Qué es un virus y cómo se trata?", ["¿Qué es un virus", "cómo se trata?"]],
])("splits “%s” into its questions", (message, parts) => {
  expect(splitQuestion(message).map((part) => part.replace(/\?$/u, ""))).toEqual(
    parts.map((part) => part.replace(/\?$/u, "")),
  );
});

it.each(["router vs switch?", "Explain the pluralism vs. elitism debate", "supply and demand"])(
  "does not split “%s”",
  (message) => {
    expect(splitQuestion(message)).toEqual([message]);
  },
);
