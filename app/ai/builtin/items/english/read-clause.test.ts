import { describe, expect, it } from "vitest";
import { invert } from "./put-question";
import { type Clause, readClause } from "./read-clause";
import { loadEnglishReader } from "./tag-words";

const reader = await loadEnglishReader();
const read = (text: string): Clause | null =>
  readClause(reader.tag(text), reader, ({ text }) =>
    /^(?:UNESCO|German|Mercury|Saladin)$/u.test(text),
  );

describe("readClause", () => {
  it.each([
    [
      "In 1983, UNESCO designated the city a World Heritage Site.",
      ["In 1983", "UNESCO", "designated", "the city a World Heritage Site"],
    ],
    [
      "The Moon, like Earth, was formed about 4.5 billion years ago.",
      ["", "the Moon", "was", "formed about 4.5 billion years ago"],
    ],
    [
      "The rate of expansion of the universe was determined from measurements.",
      ["", "the rate of expansion of the universe", "was", "determined from measurements"],
    ],
  ])("takes apart %s", (text, [opening, subject, verb, rest]) => {
    expect(read(text)).toMatchObject({ opening, subject, verb, rest });
  });

  it("ends the main clause where another begins", () => {
    const clause = read("The universe cooled slowly over time, and stars began to form.");
    expect(clause?.rest).toBe("slowly over time");
    expect(clause?.tail).toContain("stars began to form");
  });

  it.each([
    "This led to a war.",
    "They built a city near the lake.",
    "Running through the woods was fun for all.",
  ])("does not read %s", (text) => {
    expect(read(text)).toBeNull();
  });
});

describe("invert", () => {
  it.each([
    [
      "UNESCO designated the city a World Heritage Site.",
      "did UNESCO designate the city a World Heritage Site",
    ],
    [
      "German U-boats had sunk five thousand vessels.",
      "had German U-boats sunk five thousand vessels",
    ],
    ["Mercury was mapped in great detail.", "was Mercury mapped in great detail"],
    ["Saladin took the city and burned the walls.", "did Saladin take the city"],
  ])("asks about %s", (text, question) => {
    const clause = read(text);
    expect(clause && invert(clause)).toBe(question);
  });
});
