import { expect, it } from "vitest";
import { containsQuote } from "./contains-quote";

it.each([
  ["the same words", "On page 3: “Bees dance.”", "Bees dance."],
  [
    "other quotation marks",
    "In the text: “She called it ‘the waggle dance’.”",
    'She called it "the waggle dance".',
  ],
  [
    "a reference that is left out",
    "En la página 5: «Un plasma es un estado gaseoso de la materia que contiene un número apreciable de partículas cargadas eléctricamente.»",
    "Un plasma es un estado gaseoso de la materia que contiene un número apreciable de partículas cargadas eléctricamente (Figura 1.7).",
  ],
  ["a script without spaces", "第2页：“光合作用产生氧气。”", "光合作用产生氧气。"],
])("recognises a quote with %s", (_, text, quote) => {
  expect(containsQuote(text, quote)).toBe(true);
});

it("does not recognise a longer or different quote", () => {
  expect(containsQuote("Honey", "Bees make honey from nectar.")).toBe(false);
  expect(
    containsQuote(
      "The bees tell each other the way.",
      "A bee that has found food dances a figure of eight.",
    ),
  ).toBe(false);
});

it("recognises a definition without its term, unless every word must match", () => {
  const quote = "Mantle: solid rock that flows very slowly, about 2,900 km thick";
  const option = "solid rock that flows very slowly, about 2,900 km thick";
  expect(containsQuote(option, quote)).toBe(true);
  expect(containsQuote(option, quote, 1)).toBe(false);
});
