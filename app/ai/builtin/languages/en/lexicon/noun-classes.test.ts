import { describe, expect, it } from "vitest";
import { classesOfNoun, fieldOfNoun, isPluralNoun } from "./noun-classes";

describe("classesOfNoun", () => {
  it("returns the classes of a noun, most specific first", () => {
    expect(classesOfNoun("kidney")).toEqual(["internal_organ", "organ", "body"]);
  });

  it("reads a plural as its singular", () => {
    expect(classesOfNoun("kidneys")).toEqual(classesOfNoun("kidney"));
    expect(classesOfNoun("children")).toEqual(classesOfNoun("child"));
  });

  it("returns nothing for an unknown noun", () => {
    expect(classesOfNoun("xyzzy")).toEqual([]);
  });
});

it.each([
  ["person", "person"],
  ["farmer", "person"],
  ["plant", "plant"],
  ["basketball", "act"],
  ["xyzzy", null],
])("returns the field of %s", (noun, field) => {
  expect(fieldOfNoun(noun)).toBe(field);
});

it.each([
  ["cells", true],
  ["mitochondria", true],
  ["physics", false],
  ["analysis", false],
])("says whether %s is a plural", (noun, isPlural) => {
  expect(isPluralNoun(noun)).toBe(isPlural);
});
