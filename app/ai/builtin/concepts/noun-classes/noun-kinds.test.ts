import { describe, expect, it } from "vitest";
import { fieldsOf, isWiderNoun, likenessOfNouns } from "./noun-kinds";

describe("likenessOfNouns", () => {
  it.each([
    ["proton", "neutrinos", "kind"],
    ["tuberculosis", "cholera", "kind"],
    ["children", "woman", "field"],
    ["decades", "imports", "other"],
    ["photon", "zorbification", null],
  ] as const)("finds %s and %s of the same %s", (a, b, likeness) => {
    expect(likenessOfNouns(a, b)).toBe(likeness);
    expect(likenessOfNouns(b, a)).toBe(likeness);
  });
});

it("knows both fields of a noun with two usual senses", () => {
  expect(fieldsOf("democracies")).toEqual(["thought", "group"]);
});

it.each([
  ["particles", "proton", true],
  ["proton", "particles", false],
  ["proton", "neutrino", false],
])("tells whether “%s” is wider than “%s”", (a, b, isWider) => {
  expect(isWiderNoun(a, b)).toBe(isWider);
});
