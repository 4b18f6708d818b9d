import { describe, expect, it } from "vitest";
import { excerpt } from "./excerpt";

describe("excerpt", () => {
  it("removes the formatting of a reply", () => {
    const reply = "## Light\n\n- **Chlorophyll** absorbs `red` light [1].\n- It is green [12]\n";
    expect(excerpt(reply)).toBe("Light Chlorophyll absorbs red light. It is green");
  });

  it("keeps other punctuation, and truncates long text", () => {
    expect(excerpt("2 * 3 is 6, and [x] stays.")).toBe("2 * 3 is 6, and [x] stays.");
    expect(excerpt("a".repeat(500), 10)).toBe("a".repeat(10));
  });
});
