import { expect, it } from "vitest";
import { withJoint } from "./joint";

it.each([
  ["qu", "il est malaisé", "qu’il est malaisé"],
  ["lorsqu", "les lois sont rares", "lorsque les lois sont rares"],
  ["Weil", "er schläft", "Weil er schläft"],
  [undefined, "he sleeps", "he sleeps"],
])("%s + %s", (joint, clause, whole) => {
  expect(withJoint(clause, joint === undefined ? {} : { joint })).toBe(whole);
});
