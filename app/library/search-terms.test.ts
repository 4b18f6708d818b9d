import { describe, expect, it } from "vitest";
import { fileScope, ownerScope, toIndexTerms, toQueryTerms } from "./search-terms";

describe("toQueryTerms", () => {
  it("takes the longest words first", () => {
    expect(toQueryTerms("Which cells divide?")).toEqual(["divide", "cells"]);
  });

  it.each([
    'x" OR scope:u2 AND "y',
    "NEAR(a b) NOT c*",
    "terms:(secret) {scope} ^start",
    "'; DROP TABLE passages; --",
  ])("takes nothing of search syntax: %s", (text) => {
    for (const term of toQueryTerms(text)) expect(term).toMatch(/^[\p{L}\p{N}]+$/u);
  });

  it("gives nothing to search for where there is no word", () => {
    expect(toQueryTerms("?! …")).toEqual([]);
  });

  it("keeps common words where there is nothing else", () => {
    expect(toQueryTerms("who is he")).toContain("who");
  });

  it("keeps at most twelve", () => {
    const text = Array.from({ length: 50 }, (_, n) => `word${n}`).join(" ");
    expect(toQueryTerms(text)).toHaveLength(12);
  });
});

describe("toIndexTerms", () => {
  it("cuts Chinese into pairs, in text and question alike", () => {
    expect(toIndexTerms("学习软件很好").trim()).toBe("学习 习软 软件 件很 很好");
    expect(toQueryTerms("软件")).toContain("软件");
  });

  it("leaves spaced scripts as they are", () => {
    expect(toIndexTerms("Der Fuchs läuft")).toBe("Der Fuchs läuft");
  });
});

describe("scopes", () => {
  it("end in a digit, which no stemmer touches", () => {
    expect(ownerScope("running")).toMatch(/^u\w+\d$/);
    expect(fileScope("cities")).toMatch(/^f\w+\d$/);
  });
});
