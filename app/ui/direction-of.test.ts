import { expect, it } from "vitest";
import { directionOf } from "./direction-of";

it.each([
  ["1. أيّ هذه العبارات صحيحة؟", "rtl"],
  ["(א) שלום", "rtl"],
  ["42 kilometres", "ltr"],
  ["什么是光合作用?", "ltr"],
  ["1969", "ltr"],
])("detects the direction of %s", (text, direction) => {
  expect(directionOf(text)).toBe(direction);
});

it("uses the direction of the question for a number", () => {
  expect(directionOf("1281", "ما السنة الناقصة؟")).toBe("rtl");
  expect(directionOf("honey", "ما هذا؟")).toBe("ltr");
});
