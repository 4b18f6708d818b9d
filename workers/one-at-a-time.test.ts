import { afterEach, expect, it, vi } from "vitest";
import { oneAtATime } from "./one-at-a-time";

afterEach(() => {
  vi.useRealTimers();
});

it("begins one piece of work when the one before has ended, also by failing", async () => {
  const inTurn = oneAtATime();
  const seen: string[] = [];
  const work = (name: string, fails = false) =>
    inTurn(async () => {
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

it("does not wait for ever for work that never ends", async () => {
  vi.useFakeTimers();
  const inTurn = oneAtATime();
  void inTurn(() => new Promise(() => {}));
  const next = inTurn(async () => "read");
  await vi.advanceTimersByTimeAsync(200_000);
  expect(await next).toBe("read");
});
