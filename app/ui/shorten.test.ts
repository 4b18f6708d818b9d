import { expect, it } from "vitest";
import { shorten } from "./shorten";

it("keeps a short text, and cuts a long one between words", () => {
  expect(shorten("Old crust")).toBe("Old crust");
  expect(
    shorten(
      "Many hijacked computers send requests to one server at the same time, until it can no longer answer",
    ),
  ).toBe("Many hijacked computers send requests to one server at the same time, until it…");
});

it("cuts a script without spaces anywhere", () => {
  expect(shorten("光".repeat(100))).toBe(`${"光".repeat(80)}…`);
});
