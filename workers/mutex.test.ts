import { afterEach, expect, it, vi } from "vitest";
import { createMutex } from "./mutex";

afterEach(() => {
  vi.useRealTimers();
});

it("starts a task when the previous one has ended, even if it failed", async () => {
  const exclusively = createMutex(120_000);
  const seen: string[] = [];
  const work = (name: string, fails = false) =>
    exclusively(async () => {
      seen.push(`${name} begins`);
      await new Promise((resolve) => setTimeout(resolve, 5));
      seen.push(`${name} ends`);
      if (fails) throw new Error(name);
      return name;
    });
  const [first, second, third] = await Promise.allSettled([work("a"), work("b", true), work("c")]);
  expect(seen).toEqual(["a begins", "a ends", "b begins", "b ends", "c begins", "c ends"]);
  expect([first?.status, second?.status, third?.status]).toEqual([
    "fulfilled",
    "rejected",
    "fulfilled",
  ]);
});

it("does not wait forever for a task that never ends", async () => {
  vi.useFakeTimers();
  const exclusively = createMutex(120_000);
  void exclusively(() => new Promise(() => {}));
  const next = exclusively(async () => "read");
  await vi.advanceTimersByTimeAsync(200_000);
  expect(await next).toBe("read");
});
