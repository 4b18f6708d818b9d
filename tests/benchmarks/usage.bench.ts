import { it } from "vitest";
import { atOnce, useEverything } from "../workers/use-everything";

const learners = 100;
/** Learners side by side. */
const side = 4;

it("miscounts nothing", { timeout: 3_600_000 }, async () => {
  const start = performance.now();
  let requests = 0;
  for (let number = 0; number < learners; number += side) {
    const made = await Promise.all(Array.from({ length: side }, useEverything));
    requests += made.reduce((sum, count) => sum + count, 0);
  }
  const seconds = (performance.now() - start) / 1000;
  console.log(
    `counters: ${learners} learners, ${atOnce} parallel requests over every counted call, ` +
      `${requests} in all: no figure differs from what succeeded (${seconds.toFixed(0)} s)`,
  );
});
