import { expect, it } from "vitest";
import { noticeOf } from "./notice-of";

it("says why there are fewer questions, and nothing where there are enough", () => {
  expect(noticeOf([], "quiz", 5, 5)).toEqual({});
  expect(noticeOf([], "practice test", 1, 5)).toEqual({
    notice:
      "This material holds 1 good question, so the practice test is shorter than you asked for.",
  });
});

it("says first what the model has to say", () => {
  expect(noticeOf(["Another answered."], "quiz", 5, 5)).toEqual({ notice: "Another answered." });
  expect(noticeOf(["Another answered."], "quiz", 2, 5).notice).toBe(
    "Another answered. This material holds 2 good questions, so the quiz is shorter than you asked for.",
  );
});
