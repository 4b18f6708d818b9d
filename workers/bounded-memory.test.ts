import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { boundMemory } from "./bounded-memory";

const page = 65_536;

it("refuses memory above the limit, and says so", () => {
  const memory = new WebAssembly.Memory({ initial: 1, maximum: 10 });
  const instance = { exports: { memory } } as unknown as WebAssembly.Instance;
  const bounded = boundMemory(instance, 3 * page);
  memory.grow(2);
  expect([bounded.size(), bounded.refused()]).toEqual([3 * page, false]);
  expect(() => memory.grow(1)).toThrow(RangeError);
  expect([bounded.size(), bounded.refused()]).toEqual([3 * page, true]);
});

it("bounds every module that grows its memory for a learner's file", () => {
  const unbounded = readdirSync(import.meta.dirname, { recursive: true, encoding: "utf8" })
    .filter((name) => /(?<!\.d|\.test)\.ts$/.test(name))
    .map((name) => ({ name, source: readFileSync(join(import.meta.dirname, name), "utf8") }))
    .filter(({ source }) => source.includes("instantiateWasm"))
    .filter(({ source }) => !source.includes("boundMemory(instance, "));
  expect(unbounded.map(({ name }) => name)).toEqual([]);
});
