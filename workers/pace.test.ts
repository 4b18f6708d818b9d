import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { AppError } from "~/platform/errors";
import { createPace } from "./pace";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** When each of several simultaneous requests begins, in milliseconds. */
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

it("lets a request begin immediately if no other has just begun", async () => {
  const pace = createPace({ between: 50, longest: 10_000 });
  for (const learner of ["ann", "ann", "bob"]) {
    await pace(learner);
    await vi.advanceTimersByTimeAsync(50);
  }
  expect(vi.getTimerCount()).toBe(0);
});

it("spaces out simultaneous requests", async () => {
  expect(await starts(["ann", "bob", "cid"])).toEqual(["ann 0", "bob 50", "cid 100"]);
});

it("gives each learner one place in the queue", async () => {
  expect(await starts(["ann", "ann", "ann", "ann", "bob", "cid"])).toEqual([
    ...["ann 0", "ann 50", "bob 100", "cid 150"],
    ...["ann 200", "ann 250"],
  ]);
});

it("rejects requests that would wait too long", async () => {
  const begun = await starts(Array(10).fill("ann"), 200);
  expect(begun.filter((one) => one === "ann rate_limited")).toHaveLength(5);
  expect(begun).toContain("ann 200");
});

it("continues after a queued request was abandoned", async () => {
  const pace = createPace({ between: 50, longest: 10_000 });
  void pace("ann");
  void pace("bob");
  // As workerd does with the timers of a request whose client has disconnected.
  vi.clearAllTimers();
  const next = pace("bob");
  await vi.advanceTimersByTimeAsync(100);
  await next;
});
