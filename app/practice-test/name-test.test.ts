import { describe, expect, it } from "vitest";
import { nameOfText } from "./name-test";

describe("nameOfText", () => {
  it.each([
    ["\n  # The  cell \nA cell is a room.", "The cell"],
    ["Short.", "Short."],
    [
      "Photosynthesis is the process by which green plants, algae and bacteria turn light",
      "Photosynthesis is the process by which green plants, algae…",
    ],
    ["x".repeat(80), `${"x".repeat(59)}…`],
  ])("names %j %j", (text, name) => {
    expect(nameOfText(text)).toBe(name);
  });

  it("does not split a surrogate pair", () => {
    expect(() => encodeURIComponent(nameOfText("🦊".repeat(40)))).not.toThrow();
    expect(() => encodeURIComponent(nameOfText(`x${"🦊".repeat(40)}`))).not.toThrow();
  });
});
