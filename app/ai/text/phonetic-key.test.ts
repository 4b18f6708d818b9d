import { expect, it } from "vitest";
import { beginningOf, phoneticKey } from "./phonetic-key";

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
])("gives “%s” and “%s” the same key", (right, wrong) => {
  expect(phoneticKey(wrong)).toBe(phoneticKey(right));
  expect(beginningOf(wrong)).toBe(beginningOf(right));
});

it.each([
  ["historia", "istoria"],
  ["volcán", "bolcan"],
  ["general", "jeneral"],
  ["cell", "kell"],
])("gives “%s” and “%s” the same first letter", (right, wrong) => {
  expect(beginningOf(wrong)).toBe(beginningOf(right));
});

it("distinguishes words that only look similar", () => {
  expect(phoneticKey("mitosis")).not.toBe(phoneticKey("meiosis"));
  expect(beginningOf("emigration")).not.toBe(beginningOf("immigration"));
});
