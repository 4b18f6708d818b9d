import { beforeAll, describe, expect, it } from "vitest";
import type { PlacedSentence } from "../../language/sentences";
import { askForObject, exchangeObjects, subjectNoun } from "./ask-for-object";
import { phraseRivals, type ReadSentence } from "./noun-phrases";
import { type EnglishReader, loadEnglishReader } from "./tag-words";

let reader: EnglishReader;
beforeAll(async () => {
  reader = await loadEnglishReader();
});

const others = [
  "The early settlers depended on the domestication of animals.",
  "The rulers were surprised by the sudden growth of the towns.",
  "Traders relied on the construction of better roads.",
  "The priests were opposed to the exploration of the coast.",
];

function read(...texts: string[]): ReadSentence[] {
  return texts.map((text, index) => ({
    sentence: {
      text,
      index,
      previous: null,
      next: null,
      passage: {
        id: 1,
        fileId: "f",
        fileName: "a.pdf",
        ordinal: 0,
        page: 1,
        heading: null,
        text: texts.join(" "),
      },
    } satisfies PlacedSentence,
    words: reader.tag(text),
  }));
}

function ask(text: string) {
  const sentences = read(text, ...others);
  const [first] = sentences;
  return first ? askForObject(first, phraseRivals(sentences)) : [];
}

describe("askForObject", () => {
  it("asks for the thing at the end of a clause, beside things that the text names whole", () => {
    const [asked] = ask("Economic production was limited to the preparation of raw skins.");
    expect(asked?.question).toBe("Economic production was limited to what?");
    expect(asked?.key).toBe("The preparation of raw skins");
    expect(asked?.wrong).toHaveLength(3);
    expect(others.join(" ")).toContain(asked?.wrong?.[0]?.slice(1));
  });

  it.each([
    [
      "what only leads to a statement",
      "As groups depend on the cultivation of wheat, they settle.",
    ],
    ["what leans on another sentence", "They also depended on the cultivation of wheat."],
    ["what tells where something was", "The oldest groups lived in the plains of the south."],
  ])("does not ask for %s", (_, text) => {
    expect(ask(text)).toEqual([]);
  });
});

describe("exchangeObjects", () => {
  it("lets two things that are set beside each other change sides", () => {
    const text =
      "Societies with simple tools depend on the weather, while industrial societies have more control over it.";
    const [first] = read(text);
    expect(first && exchangeObjects(first, phraseRivals([first]), [])).toEqual([
      "Industrial societies depend on the weather, while societies with simple tools have more control over it.",
    ]);
  });

  it("says of one thing what the text says of another of its kind", () => {
    const [first] = read("A monarchy has no elections.", "The democracy of Athens had many.");
    expect(
      first && exchangeObjects(first, phraseRivals([first]), ["monarchy", "oligarchy"]),
    ).toEqual(["An oligarchy has no elections."]);
  });
});

it("knows the one noun that a sentence speaks of", () => {
  expect(subjectNoun(reader.tag("The queen lives for three years."))?.noun).toBe("queen");
  expect(subjectNoun(reader.tag("In May she lays many eggs."))).toBeNull();
});
