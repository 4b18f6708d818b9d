import { expect, it, vi } from "vitest";
import { newLearner, uploaded } from "./learner";
import { fileOf, scanOf, usedPages } from "./scans";

it("a file whose reading fails on every attempt becomes unreadable and uses up no pages", {
  timeout: 90_000,
}, async () => {
  const learner = await newLearner();
  const { id } = await uploaded(learner, scanOf(2, "fails"));
  await vi.waitFor(
    async () => expect(await fileOf(learner, id)).toMatchObject({ status: "unreadable" }),
    { timeout: 80_000, interval: 500 },
  );
  expect((await fileOf(learner, id)).problem).toMatch(/couldn't read this file/);
  expect(await usedPages(learner)).toBe(0);
});
