import { describe, expect, it } from "vitest";
import { usernameKey } from "./username-key";

describe("usernameKey", () => {
  it.each([
    ["Ada", "aDA"],
    ["José", "Jose\u0301"],
    ["ｆｅｎｎｅｃ", "fennec"],
    ["STRASSE", "straße"],
    ["Σίσυφος", "ΣΊΣΥΦΟΣ"],
  ])("is the same for %s and %s", (one, other) => {
    expect(usernameKey(one)).toBe(usernameKey(other));
  });

  it("is different for different names", () => {
    expect(usernameKey("ada")).not.toBe(usernameKey("adа"));
    expect(usernameKey("jose")).not.toBe(usernameKey("josé"));
  });
});
