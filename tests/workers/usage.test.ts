import { expect, it } from "vitest";
import { atOnce, useEverything } from "./use-everything";

/** `npm run bench` does the same with a hundred. */
const learners = 1;

it("counts what succeeded, for a learner who does everything fifty times at once", {
  timeout: 240_000,
}, async () => {
  const made = await Promise.all(Array.from({ length: learners }, useEverything));
  expect(made).toEqual(Array(learners).fill(6 * atOnce));
});
