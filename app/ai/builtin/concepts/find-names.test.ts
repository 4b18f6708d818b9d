import { describe, expect, it } from "vitest";
import { findNames, isWorldPart, sentencesBetween } from "./find-names";

const kindsOf = (...sentences: string[]) =>
  Object.fromEntries([...findNames(sentences).values()].map(({ text, kind }) => [text, kind]));

describe("findNames", () => {
  it("keeps the first word of a city", () => {
    expect(kindsOf("They landed in New York City.")).toEqual({ "New York City": "place" });
  });

  it("does not take a country for a person because it has a president", () => {
    const kinds = kindsOf(
      "They met the President of Chile there.",
      "The army left in Chile what it had, and in Chile it stayed.",
    );
    expect(kinds.Chile).toBe("place");
  });

  it("leaves out names that a caption has run together, and first names alone", () => {
    const kinds = kindsOf(
      "The prize went to Esther Duflo in May.",
      "The prize went to Michael Kremer in May.",
      "The picture shows Michael Kremer Esther Duflo and then Karl at home.",
    );
    expect(Object.keys(kinds).sort()).toEqual(["Esther Duflo", "Michael Kremer"]);
  });

  it("keeps the letter between two names, and takes no schedule for a general", () => {
    const kinds = kindsOf(
      "In June they sent General John J. Pershing to the south.",
      "Here the General Schedule sets a schedule of pay.",
    );
    expect(kinds).toEqual({ "General John J. Pershing": "person", "General Schedule": "name" });
  });
});

it("takes a body for no place, though one may be in it", () => {
  const kinds = kindsOf(
    "They never sat in the League again.",
    "Nothing in the League was decided by them.",
  );
  expect(kinds.League).not.toBe("place");
});

it("counts the sentences between two names", () => {
  const names = findNames([
    "They met Otto Falk in May.",
    "Nothing happened.",
    "Then they met Emma Berg in June.",
  ]);
  const [first, second] = ["Otto Falk", "Emma Berg"].map((name) => names.get(name));
  if (!first || !second) throw new Error("a name is missing");
  expect(sentencesBetween(first, second)).toBe(2);
});

it.each([
  ["West Africa", true],
  ["New World", true],
  ["Ghana", false],
])("tells whether %s is a part of the world", (name, isPart) => {
  expect(isWorldPart(name)).toBe(isPart);
});
