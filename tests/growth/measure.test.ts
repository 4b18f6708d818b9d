import { afterEach, expect, it, vi } from "vitest";
import { growthOf, isSteep } from "./measure";

/** Seconds of processor time that the work has taken. */
let spent = 0;
vi.spyOn(process, "cpuUsage").mockImplementation((...[before]: unknown[]) => ({
  user: spent * 1e6 - ((before as NodeJS.CpuUsage | undefined)?.user ?? 0),
  system: 0,
}));
afterEach(() => {
  spent = 0;
});

/** @param seconds that work on a text of some length takes */
const growthIf = (seconds: (length: number) => number) =>
  growthOf(
    (text: string) => {
      spent += seconds(text.length);
    },
    (length) => "a".repeat(length),
    10_000,
  );

it("quadratic work is distinguished from linear work", async () => {
  expect(isSteep(await growthIf((length) => (length / 10_000) ** 2))).toBe(true);
  expect(isSteep(await growthIf((length) => length / 10_000))).toBe(false);
});

it("quadratic work is found beside a fixed cost", async () => {
  expect(isSteep(await growthIf((length) => 0.01 + (length / 10_000) ** 2))).toBe(true);
});

it("linear work is not steep on a machine that is busy for a while", async () => {
  let runs = 0;
  const busyAtFirst = () => (++runs <= 4 ? 4 : 1);
  expect(isSteep(await growthIf((length) => (busyAtFirst() * length) / 10_000))).toBe(false);
});

it("work that takes next to no time is not judged", async () => {
  expect(await growthIf((length) => (length / 1_000_000) ** 2)).toBeNull();
});
