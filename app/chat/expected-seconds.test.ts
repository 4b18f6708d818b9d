import { expect, it } from "vitest";
import { expectedSeconds } from "./expected-seconds";

it("estimates speaking time from letters, or from characters in scripts without letters", () => {
  expect(expectedSeconds("a".repeat(150))).toBe(10);
  expect(expectedSeconds("光合作用是植物")).toBe(2);
  expect(expectedSeconds("Yes.")).toBe(1);
  expect(expectedSeconds("")).toBe(0);
});
