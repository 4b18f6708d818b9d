import { expect, it } from "vitest";
import { atOnce, useEverything } from "./use-everything";

/** `npm run bench` does the same with a hundred. */
const learners = 3;

it("counts what succeeded, for learners who do everything fifty times at once", async () => {
  const made = await Promise.all(Array.from({ length: learners }, useEverything));
  expect(made).toEqual(Array(learners).fill(5 * atOnce));
});
