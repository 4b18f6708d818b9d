import { describe, expect, it } from "vitest";
import { echoes, genusOf, isStudy, kinship, likenessOfTerms, meanSame, SIBLING } from "./siblings";

it.each([
  ["A form of government where one ruler holds power", "en", ["form", "gov"]],
  ["The study of how humans make choices", "en", ["studi"]],
  ["A type of social order maintained by a culture", "en", ["typ", "order"]],
  ["When wants exceed the supply", "en", ["when"]],
  ["Woodrow Wilson’s postwar peace plan, which called for openness", "en", ["plan"]],
  ["The term used to describe the fear that Americans felt", "en", ["fear"]],
  ["Estado gaseoso de la materia", "es", ["esta"]],
] as const)("reads what a term is from “%s”", (meaning, language, genus) => {
  const found = genusOf(meaning, language);
  expect(found).toHaveLength(genus.length);
  for (const [at, start] of genus.entries())
    expect(found[at]).toMatch(new RegExp(`^${start}`, "u"));
});

const monarchy = { term: "monarchy", meaning: "a form of government where one ruler holds power" };

describe("kinship", () => {
  it("is near between things of one genus", () => {
    const oligarchy = {
      term: "oligarchy",
      meaning: "a form of government where a handful of elite members hold power",
    };
    expect(kinship(monarchy, oligarchy, "en")).toBeGreaterThanOrEqual(SIBLING);
  });

  it("is far between things of different kinds", () => {
    const ideology = { term: "ideology", meaning: "the beliefs that help to shape opinion" };
    expect(kinship(monarchy, ideology, "en")).toBeLessThan(SIBLING);
  });

  it.each([
    ["fiscal policy", "monetary policy"],
    ["macroeconomics", "microeconomics"],
    ["imports", "exports"],
  ])("is near between %s and %s", (a, b) => {
    expect(likenessOfTerms(a, b, "en")).toBeGreaterThanOrEqual(SIBLING);
  });

  it("takes economies of scale for no kind of economy", () => {
    expect(likenessOfTerms("economies of scale", "market economy", "en")).toBeLessThan(SIBLING);
  });
});

it("knows two names of one thing", () => {
  const bureaucrats = {
    term: "bureaucrats",
    meaning: "individuals who fill nonelected positions in government and make up the bureaucracy",
  };
  const servants = {
    term: "civil servants",
    meaning: "the individuals who fill nonelected positions in government",
  };
  expect(meanSame(bureaucrats, servants, "en")).toBe(true);
  expect(meanSame(monarchy, servants, "en")).toBe(false);
});

it("takes contraries for no one thing, though they are told in the same words", () => {
  const imports = { term: "imports", meaning: "products made abroad and sold domestically" };
  const exports = { term: "exports", meaning: "products made domestically and sold abroad" };
  expect(meanSame(imports, exports, "en")).toBe(false);
});

it("takes what differs only in being so or not for two things", () => {
  const solid = { term: "sólido", meaning: "Estado con volumen definido y forma definida" };
  const liquid = { term: "líquido", meaning: "Estado con volumen definido y forma indefinida" };
  expect(meanSame(solid, liquid, "es")).toBe(false);
});

it("sets people and plans apart", () => {
  const people = { term: "Irreconcilables", meaning: "Republicans who opposed the treaty" };
  const plan = { term: "Fourteen Points", meaning: "Wilson’s plan for openness in diplomacy" };
  expect(kinship(people, plan, "en")).toBeLessThan(0);
});

it.each([
  ["the study of how humans make choices", true],
  ["Estudio de la composición de la materia", true],
  ["a trend that crosses borders", false],
])("tells whether “%s” is a subject", (meaning, isSubject) => {
  expect(isStudy({ term: "x", meaning })).toBe(isSubject);
});

it("hears a term in its meaning", () => {
  expect(echoes("division of labor", "how workers divide tasks", "en")).toHaveLength(1);
  expect(echoes("habitualization", "it is followed like a habit", "en")).toHaveLength(1);
  expect(echoes("scarcity", "when wants exceed the supply", "en")).toEqual([]);
});
