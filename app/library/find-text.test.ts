import { describe, expect, it } from "vitest";
import { findAll, findQuote } from "./find-text";

const found = (text: string, words: string) =>
  findAll(text, words).map(({ start, end }) => text.slice(start, end));

describe("findAll", () => {
  it("finds every match, ignoring case", () => {
    expect(found("Bee, bees and a BEE", "bee")).toEqual(["Bee", "bee", "BEE"]);
    expect(found("Über ÜBER", "über")).toEqual(["Über", "ÜBER"]);
    expect(found("蜜蜂跳舞，蜜蜂飞", "蜜蜂")).toHaveLength(2);
  });

  it("matches across line breaks", () => {
    expect(found("waggle\n dance", " waggle dance ")).toEqual(["waggle\n dance"]);
  });

  it("does not interpret special characters", () => {
    expect(found("f(x) = a.b? [1]", "(x)")).toEqual(["(x)"]);
    expect(found("a.b and acb", "a.b")).toEqual(["a.b"]);
    expect(found("anything", ".*")).toEqual([]);
  });

  it("finds nothing for an empty text", () => {
    expect(findAll("text", "  ")).toEqual([]);
  });
});

describe("findQuote", () => {
  it("prefers an exact match of the quote", () => {
    expect(findQuote("bee Bee", "Bee")).toEqual({ start: 4, end: 7 });
    expect(findQuote("one\ntwo", "one two")).toEqual({ start: 0, end: 7 });
    expect(findQuote("one", "two")).toBeNull();
    expect(findQuote("one", " ")).toBeNull();
  });
});
