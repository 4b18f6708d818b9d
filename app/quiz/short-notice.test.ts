import { expect, it } from "vitest";
import { shortNotice } from "./short-notice";

it("says why there are fewer questions, and nothing where there are enough", () => {
  expect(shortNotice("quiz", 5, 5)).toEqual({});
  expect(shortNotice("practice test", 1, 5)).toEqual({
    notice:
      "This material holds 1 good question, so the practice test is shorter than you asked for.",
  });
});
