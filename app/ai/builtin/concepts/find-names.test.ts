import { describe, expect, it } from "vitest";
import { findNames } from "./find-names";

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
