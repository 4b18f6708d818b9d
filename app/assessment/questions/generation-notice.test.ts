import { expect, it } from "vitest";
import { generationNotice } from "./generation-notice";

const shortfall = ({ made }: { made: number }) => `There were only ${made}.`;
const noticeOf = (notices: string[], made: number, requested: number) =>
  generationNotice(notices, { made, requested }, shortfall);

it("explains when fewer questions were made than requested, and is empty otherwise", () => {
  expect(noticeOf([], 5, 5)).toEqual({});
  expect(noticeOf([], 1, 5)).toEqual({ notice: "There were only 1." });
});

it("puts the model's notices first", () => {
  expect(noticeOf(["Another model answered."], 5, 5)).toEqual({
    notice: "Another model answered.",
  });
  expect(noticeOf(["Another model answered."], 2, 5)).toEqual({
    notice: "Another model answered. There were only 2.",
  });
});
