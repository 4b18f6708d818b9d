import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createLeases } from "./lease";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const leases = () => createLeases({ lease: 1_000, poll: 100, longest: 5_000 });

it("grants the next lease once the previous one has ended", async () => {
  const acquire = leases();
  const first = await acquire();
  const second = vi.fn();
  void acquire().then(second);
  await vi.advanceTimersByTimeAsync(500);
  expect(second).not.toHaveBeenCalled();
  first.end();
  await vi.advanceTimersByTimeAsync(100);
  expect(second).toHaveBeenCalled();
});

it("keeps a renewed lease, and ends one that is not renewed", async () => {
  const acquire = leases();
  const first = await acquire();
  const second = vi.fn();
  void acquire().then(second);
  for (let renewals = 0; renewals < 3; renewals += 1) {
    await vi.advanceTimersByTimeAsync(900);
    first.renew();
  }
  expect(second).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1_100);
  expect(second).toHaveBeenCalled();
});

it("grants a lease to one of several waiting callers, and a former holder cannot end it", async () => {
  const acquire = leases();
  const first = await acquire();
  const given = vi.fn();
  void acquire().then(given);
  void acquire().then(given);
  first.end();
  await vi.advanceTimersByTimeAsync(100);
  first.end();
  await vi.advanceTimersByTimeAsync(500);
  expect(given).toHaveBeenCalledTimes(1);
});

it("rejects a caller that would wait too long", async () => {
  const acquire = leases();
  const first = await acquire();
  const refused = acquire().catch((error: unknown) => error);
  for (let renewals = 0; renewals < 7; renewals += 1) {
    await vi.advanceTimersByTimeAsync(900);
    first.renew();
  }
  expect(await refused).toMatchObject({ code: "rate_limited" });
});
