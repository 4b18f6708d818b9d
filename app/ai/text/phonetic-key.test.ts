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
])("hears “%s” in “%s”", (right, wrong) => {
  expect(phoneticKey(wrong)).toBe(phoneticKey(right));
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
  expect(phoneticKey("mitosis")).not.toBe(phoneticKey("meiosis"));
  expect(beginningOf("emigration")).not.toBe(beginningOf("immigration"));
});
