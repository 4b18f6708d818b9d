import { expect, test } from "vitest";
import { pluralDuration } from "./plural-duration";

const forms = {
  seconds: { one: "in # second", other: "in # seconds" },
  minutes: { other: "in # minutes" },
  hours: { other: "in # hours" },
};

test.each([
  [1, "in 1 second"],
  [89, "in 89 seconds"],
  [90, "in 2 minutes"],
  [5_400, "in 90 minutes"],
  [5_401, "in 2 hours"],
  [86_400, "in 24 hours"],
])("%d seconds are written as: %s", (seconds, text) => {
  expect(pluralDuration(seconds, forms)).toBe(text);
});

test("a message without hours uses minutes", () => {
  const { seconds, minutes } = forms;
  expect(pluralDuration(7_200, { seconds, minutes })).toBe("in 120 minutes");
});
