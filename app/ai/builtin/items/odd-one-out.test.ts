import { expect, it } from "vitest";
import { placeSentences } from "../language/sentences";
import { passagesOf } from "../tests/memory-material";
import { definitionSeeds } from "./ask-for-definition";
import { findOddOnes } from "./odd-one-out";

const DEFINITIONS = [
  { term: "química", meaning: "estudio de la composición de la materia" },
  { term: "ley de conservación", meaning: "cuando la materia cambia, su cantidad no cambia" },
  { term: "masa", meaning: "propiedad que indica la cantidad de materia" },
  { term: "gas", meaning: "estado de la materia sin volumen definido" },
];
const [sentence] = placeSentences(passagesOf("Una frase cualquiera."));

function asked(definitions: typeof DEFINITIONS, term: string) {
  const definition = definitions.find((one) => one.term === term);
  if (!definition || !sentence) throw new Error("no such term");
  const isOdd = findOddOnes(definitions, "es");
  return definitionSeeds(definition, sentence, "es")
    .filter((seed) => !isOdd(seed))
    .map(({ kind }) => kind);
}

it("asks neither way for the only study among things", () => {
  expect(asked(DEFINITIONS, "química")).toEqual([]);
});

it("asks for the term where a clause alone would show what it means", () => {
  expect(asked(DEFINITIONS, "ley de conservación")).toEqual(["term"]);
  expect(asked(DEFINITIONS, "masa")).toEqual(["term", "definition"]);
});

it("asks for a study among studies", () => {
  const sciences = ["física", "biología"].map((term) => ({ term, meaning: `ciencia ${term}` }));
  expect(asked([...DEFINITIONS, ...sciences], "química")).toEqual(["term", "definition"]);
});
