import { expect, test } from "vitest";
import { splitBatch } from "./split-batch";

const step = (size: number, ...statements: string[]) => ({ statements, size });

async function collect(batches: AsyncIterable<string[]>): Promise<string[][]> {
  const collected: string[][] = [];
  for await (const batch of batches) collected.push(batch);
  return collected;
}

test("steps that fit stay in one batch, in order", async () => {
  const steps = [step(1, "a", "b"), step(2, "c"), step(0, "d")];
  expect(await collect(splitBatch(steps, 3))).toEqual([["a", "b", "c", "d"]]);
});

test("a step that does not fit starts the next batch, unsplit", async () => {
  const steps = [step(2, "a"), step(2, "b", "c"), step(1, "d")];
  expect(await collect(splitBatch(steps, 3))).toEqual([["a"], ["b", "c", "d"]]);
});

test("a step larger than a batch gets its own, shared only with steps of size 0", async () => {
  const steps = [step(1, "a"), step(9, "b"), step(0, "c"), step(1, "d")];
  expect(await collect(splitBatch(steps, 3))).toEqual([["a"], ["b"], ["c", "d"]]);
});

test("without steps there are no batches", async () => {
  expect(await collect(splitBatch([], 3))).toEqual([]);
});

test("the steps of a batch are requested only when the previous batch was taken", async () => {
  const asked: number[] = [];
  const steps = function* () {
    for (let at = 0; at < 4; at += 1) {
      asked.push(at);
      yield step(2, `${at}`);
    }
  };
  const batches = splitBatch(steps(), 2);
  await batches.next();
  expect(asked).toEqual([0, 1]);
  await batches.next();
  expect(asked).toEqual([0, 1, 2]);
});
