import { expect, it } from "vitest";
import { askedMeasure } from "./asked-measure";

it.each([
  ["How hot does midday get on Mercury?", "It climbs to 700 K at noon.", "It is hot at noon."],
  ["What did the tower cost?", "It took 8 million francs.", "It took 300 workers."],
  ["How heavy is the Moon?", "It has an eightieth of Earth's mass.", "It has 14 craters."],
  ["How deep is the lake?", "Its floor lies 400 metres down.", "It has 12 islands."],
  ["How fast does light travel?", "It covers 300,000 km per second.", "It took 8 minutes."],
  ["What share of the land is farmed?", "A third is ploughed.", "Wheat grows on the land."],
  ["How many hours does it burn?", "It lasts for six hours.", "It is made of 12 threads."],
  ["¿A qué temperatura hierve el agua?", "Hierve a 100 °C.", "Hierve en la olla."],
  ["Combien coûte le livre ?", "On le vend dix francs.", "On le lit en dix leçons."],
  ["Wie schwer ist ein Wal?", "Er wiegt 100 Tonnen.", "Er hat 2 Flossen."],
  ["Сколько стоил паровоз?", "За него отдали 500 рублей.", "Он прошёл 500 вёрст."],
])("%s is told by “%s”, not by “%s”", (question, answer, other) => {
  const measure = askedMeasure(question);
  expect(measure?.test(answer)).toBe(true);
  expect(measure?.test(other)).toBe(false);
});

it("asks for no measure where none is named", () => {
  expect(askedMeasure("Why is the sky blue?")).toBe(null);
  expect(askedMeasure("What happens to the price when demand rises?")).toBe(null);
});
