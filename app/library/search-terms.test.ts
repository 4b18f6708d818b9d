import { describe, expect, it } from "vitest";
import { fileScope, ownerScope, toIndexTerms, toMatchQuery } from "./search-terms";

describe("toMatchQuery", () => {
  it("quotes every word and joins them with OR", () => {
    expect(toMatchQuery("Which cells divide?", "u10")).toBe(
      'scope:"u10" AND terms:("divide" OR "cells")',
    );
  });

  it.each([
    'x" OR scope:u2 AND "y',
    "NEAR(a b) NOT c*",
    "terms:(secret) {scope} ^start",
    "'; DROP TABLE passages; --",
  ])("takes search syntax for text: %s", (text) => {
    const query = toMatchQuery(text, "u10") ?? "";
    expect(query).toMatch(/^scope:"u10" AND terms:\(("[\p{L}\p{N}]+"( OR )?)+\)$/u);
  });

  it("gives nothing to search for where there is no word", () => {
    expect(toMatchQuery("?! …", "u10")).toBeNull();
  });

  it("keeps common words where there is nothing else", () => {
    expect(toMatchQuery("who is he", "u10")).toContain('"who"');
  });

  it("keeps at most twelve terms", () => {
    const text = Array.from({ length: 50 }, (_, n) => `word${n}`).join(" ");
    expect(toMatchQuery(text, "u10")?.match(/ OR /g)).toHaveLength(11);
  });
});

describe("toIndexTerms", () => {
  it("cuts Chinese into pairs, in text and question alike", () => {
    expect(toIndexTerms("学习软件很好").trim()).toBe("学习 习软 软件 件很 很好");
    expect(toMatchQuery("软件", "u10")).toContain('"软件"');
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
