import { expect, it } from "vitest";
import { generationNotice } from "./generation-notice";

const shortfall = ({ made }: { made: number }) => `There were only ${made}.`;
const noticeOf = (notices: string[], made: number, requested: number) =>
  generationNotice(notices, { made, requested }, shortfall);

it("says why there is less than requested, and nothing if there is enough", () => {
  expect(noticeOf([], 5, 5)).toEqual({});
  expect(noticeOf([], 1, 5)).toEqual({ notice: "There were only 1." });
});

it("begins with the model's notices", () => {
  expect(noticeOf(["Another model answered."], 5, 5)).toEqual({
    notice: "Another model answered.",
  });
  expect(noticeOf(["Another model answered."], 2, 5)).toEqual({
    notice: "Another model answered. There were only 2.",
  });
});
