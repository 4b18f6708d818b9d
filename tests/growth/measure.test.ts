import { expect, it } from "vitest";
import { growthOf, isSteep } from "./measure";

it("quadratic work is distinguished from linear work", async () => {
  const text = (length: number) => "a".repeat(length);
  expect(isSteep(await growthOf((input) => count(input.length ** 2), text, 10_000))).toBe(true);
  expect(isSteep(await growthOf((input) => count(input.length * 10_000), text, 10_000))).toBe(
    false,
  );
  expect(await growthOf((input) => count(input.length), text, 10_000)).toBeNull();
});

function count(steps: number) {
  let sum = 0;
  for (let step = 0; step < steps; step++) sum = (sum + step) % 7;
  return sum;
}
