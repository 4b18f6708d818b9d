import { expect, it } from "vitest";
import { withoutConnective } from "./stand-alone";

it.each([
  ["However, the force of gravity is weak.", "The force of gravity is weak."],
  ["But the force of gravity is weak.", "The force of gravity is weak."],
  ["So the planets formed.", "The planets formed."],
  ["Butter is made from milk.", "Butter is made from milk."],
])("%s", (text, bare) => {
  expect(withoutConnective(text)).toBe(bare);
});
