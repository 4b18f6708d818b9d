import { describe, expect, it } from "vitest";
import { usernameKey } from "./username-key";

describe("usernameKey", () => {
  it.each([
    ["Ada", "aDA"],
    ["José", "Jose\u0301"],
    ["ｆｅｎｎｅｃ", "fennec"],
    ["STRASSE", "straße"],
    ["Σίσυφος", "ΣΊΣΥΦΟΣ"],
  ])("takes %s and %s for one name", (one, other) => {
    expect(usernameKey(one)).toBe(usernameKey(other));
  });

  it("keeps different names apart", () => {
    expect(usernameKey("ada")).not.toBe(usernameKey("adа"));
    expect(usernameKey("jose")).not.toBe(usernameKey("josé"));
  });
});
