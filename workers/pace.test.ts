import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { AppError } from "~/platform/errors";
import { createPace } from "./pace";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Who begins when, in milliseconds, of requests that arrive at the same moment. */
async function starts(learners: readonly string[], longest = 10_000): Promise<string[]> {
  const pace = createPace({ between: 50, longest });
  const since = Date.now();
  const begun: string[] = [];
  for (const learner of learners) {
    void pace(learner).then(
      () => begun.push(`${learner} ${Date.now() - since}`),
      (error: AppError) => begun.push(`${learner} ${error.code}`),
    );
  }
  await vi.advanceTimersByTimeAsync(60_000);
  return begun;
}

it("lets a request begin at once where no other has just begun", async () => {
  const pace = createPace({ between: 50, longest: 10_000 });
  for (const learner of ["ann", "ann", "bob"]) {
    await pace(learner);
    await vi.advanceTimersByTimeAsync(50);
  }
  expect(vi.getTimerCount()).toBe(0);
});

it("spreads the requests of a moment", async () => {
  expect(await starts(["ann", "bob", "cid"])).toEqual(["ann 0", "bob 50", "cid 100"]);
});

it("keeps one place in the line for each learner", async () => {
  expect(await starts(["ann", "ann", "ann", "ann", "bob", "cid"])).toEqual([
    ...["ann 0", "ann 50", "bob 100", "cid 150"],
    ...["ann 200", "ann 250"],
  ]);
});

it("refuses what would wait for too long", async () => {
  const begun = await starts(Array(10).fill("ann"), 200);
  expect(begun.filter((one) => one === "ann rate_limited")).toHaveLength(5);
  expect(begun).toContain("ann 200");
});

it("leaves the place of a request that was given up to nobody, and goes on", async () => {
  const pace = createPace({ between: 50, longest: 10_000 });
  void pace("ann");
  void pace("bob");
  // What workerd does with the timers of a request whose client has gone.
  vi.clearAllTimers();
  const next = pace("bob");
  await vi.advanceTimersByTimeAsync(100);
  await next;
});
