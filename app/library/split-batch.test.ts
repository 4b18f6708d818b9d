import { expect, test } from "vitest";
import { splitBatch } from "./split-batch";

const step = (size: number, ...statements: string[]) => ({ statements, size });

test("steps that fit stay in one batch, in their order", () => {
  expect(splitBatch([step(1, "a", "b"), step(2, "c"), step(0, "d")], 3)).toEqual([
    ["a", "b", "c", "d"],
  ]);
});

test("a step that does not fit begins the next batch, whole", () => {
  expect(splitBatch([step(2, "a"), step(2, "b", "c"), step(1, "d")], 3)).toEqual([
    ["a"],
    ["b", "c", "d"],
  ]);
});

test("a step larger than a batch has one of its own", () => {
  expect(splitBatch([step(0, "a"), step(9, "b"), step(0, "c")], 3)).toEqual([["a"], ["b"], ["c"]]);
});

test("no steps are no batch", () => {
  expect(splitBatch([], 3)).toEqual([]);
});
