import { describe, expect, it } from "vitest";
import { fileScope, ownerScope, toIndexTerms, toQueryTerms } from "./search-terms";

describe("toQueryTerms", () => {
  it("sorts the longest words first", () => {
    expect(toQueryTerms("Which cells divide?")).toEqual(["divide", "cells"]);
  });

  it.each([
    'x" OR scope:u2 AND "y',
    "NEAR(a b) NOT c*",
    "terms:(secret) {scope} ^start",
    "'; DROP TABLE passages; --",
  ])("removes search syntax: %s", (text) => {
    for (const term of toQueryTerms(text)) expect(term).toMatch(/^[\p{L}\p{N}]+$/u);
  });

  it("returns nothing for a text without words", () => {
    expect(toQueryTerms("?! …")).toEqual([]);
  });

  it("keeps common words if there are no others", () => {
    expect(toQueryTerms("who is he")).toContain("who");
  });

  it("returns at most twelve words", () => {
    const text = Array.from({ length: 50 }, (_, n) => `word${n}`).join(" ");
    expect(toQueryTerms(text)).toHaveLength(12);
  });
});

describe("toIndexTerms", () => {
  it("splits Chinese into pairs, in texts and in questions", () => {
    expect(toIndexTerms("学习软件很好").trim()).toBe("学习 习软 软件 件很 很好");
    expect(toQueryTerms("软件")).toContain("软件");
  });

  it("does not change scripts with spaces", () => {
    expect(toIndexTerms("Der Fuchs läuft")).toBe("Der Fuchs läuft");
  });
});

describe("ownerScope and fileScope", () => {
  it("end in a digit, so that stemming does not change them", () => {
    expect(ownerScope("running")).toMatch(/^u\w+\d$/);
    expect(fileScope("cities")).toMatch(/^f\w+\d$/);
  });
});
