import { expect, it } from "vitest";
import { asHeard, beginningOf } from "./as-heard";

it.each([
  ["photosynthesis", "fotosynthesis"],
  ["química", "quimica"],
  ["Straße", "strasse"],
  ["Löffel", "loeffel"],
  ["psychology", "psycology"],
  ["occurred", "ocurred"],
  ["rhythm", "rythm"],
  ["чёрный", "черный"],
  ["المدرسة", "المدرسه"],
])("hears “%s” in “%s”", (right, wrong) => {
  expect(asHeard(wrong)).toBe(asHeard(right));
  expect(beginningOf(wrong)).toBe(beginningOf(right));
});

it.each([
  ["historia", "istoria"],
  ["volcán", "bolcan"],
  ["general", "jeneral"],
  ["cell", "kell"],
])("looks for “%s” where “%s” begins", (right, wrong) => {
  expect(beginningOf(wrong)).toBe(beginningOf(right));
});

it("tells words apart that only look alike", () => {
  expect(asHeard("mitosis")).not.toBe(asHeard("meiosis"));
  expect(beginningOf("emigration")).not.toBe(beginningOf("immigration"));
});
