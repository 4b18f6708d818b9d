import { describe, expect, it } from "vitest";
import type { Language } from "../language/language";
import { placeSentences } from "../language/sentences";
import { askForWords } from "./ask-for-word";

const ask = (language: Language, sentences: readonly string[]) =>
  askForWords(
    placeSentences(
      sentences.map((text, ordinal) => ({
        id: ordinal + 1,
        fileId: "f",
        fileName: "f",
        ordinal,
        page: 1,
        heading: null,
        text,
      })),
    ),
    language,
  );

/** A text that sets observation and experience against each other, and persons beside them. */
const FRENCH = [
  "Le progrès tient à l’observation et à l’expérience, et jamais une observation ne suffit.",
  "Une observation et une expérience ne disent pas la même chose que l’intervention.",
  "On distingue l’expérience et l’intervention, puis cette intervention et une déduction.",
  "L’intervention et l’observation se complètent comme une déduction et l’expérience.",
  "Une déduction et une observation se suivent, et la déduction sert à l’esprit.",
  "Une hypothèse et une intervention se prouvent, et l’hypothèse vient avant l’épreuve.",
  "L’observateur et l’expérimentateur travaillent avec un observateur et un expérimentateur.",
  "La déduction tire d’une loi générale tout ce que les cas particuliers montrent.",
  "L’observation montre les phénomènes que la nature offre sans que personne les change.",
];

describe("askForWords", () => {
  const asked = ask("fr", FRENCH).map(({ seed }) => seed);

  it("takes a noun out that the text sets in contrast, and offers those it stands beside", () => {
    const seed = asked.find(({ question }) => question.includes("____ montre les phénomènes"));
    expect(seed?.key).toBe("observation");
    expect(seed?.wrong).toHaveLength(3);
    expect(seed?.wrong).toContain("expérience");
    expect(seed?.wrong).toContain("intervention");
  });

  it("offers nothing whose article, gender or number would give it away", () => {
    const options = asked
      .filter(({ key }) => key === "observation")
      .flatMap(({ wrong = [] }) => wrong);
    expect(options).not.toEqual([]);
    for (const option of options)
      expect(["expérience", "intervention", "hypothèse"]).toContain(option);
  });

  it("offers nothing that the text puts in the same place", () => {
    const more = [
      ...FRENCH,
      "Une expérience montre les phénomènes qui sont changés par un esprit.",
    ];
    const seed = ask("fr", more).find(({ seed }) =>
      seed.question.includes("L’____ montre les phénomènes que"),
    )?.seed;
    expect(seed?.wrong ?? []).not.toContain("expérience");
  });

  it("asks for no word whose root the sentence shows", () => {
    const more = [
      ...FRENCH,
      "L’observation est ce que cherche dans la nature tout bon observateur.",
    ];
    expect(
      ask("fr", more).some(({ seed }) => seed.question.includes("____ est ce que cherche")),
    ).toBe(false);
  });

  it.each([
    "En la première, l’observation montre comment les lois de la nature se découvrent.",
    "L’observation ainsi conçue montre les lois de la nature sans les changer.",
    "Mais l’observation montre toujours les lois de la nature sans les changer.",
  ])("asks nothing of a sentence that leans on another: %s", (sentence) => {
    const found = ask("fr", [sentence, ...FRENCH]).filter(
      ({ seed }) => seed.sentence.text === sentence,
    );
    expect(found).toEqual([]);
  });

  it("asks nothing where too few nouns could stand for the missing one", () => {
    expect(ask("fr", FRENCH.slice(-1))).toEqual([]);
  });

  it("leaves English to its own grammar", () => {
    expect(ask("en", ["The state of the art is the state of the nation and of the arts."])).toEqual(
      [],
    );
  });
});
