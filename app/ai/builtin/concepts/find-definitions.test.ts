import { describe, expect, it } from "vitest";
import { findDefinition } from "./find-definitions";

describe("findDefinition", () => {
  it.each([
    ["Economics is the study of how humans make decisions in the face of scarcity.", "Economics"],
    ["A theory is a simplified representation of how two variables interact.", "theory"],
    [
      "In sociological terms, society refers to a group of people who live in a definable community.",
      "society",
    ],
    [
      "The earliest period in the history of the universe is called the Planck time.",
      "Planck time",
    ],
  ])("finds the term of “%s”", (sentence, term) => {
    expect(findDefinition(sentence, "en")?.term).toBe(term);
  });

  it.each([
    [
      "es",
      "Una mezcla cuya composición varía de un punto a otro se denomina mezcla heterogénea.",
      "mezcla heterogénea",
    ],
    ["es", "Se llama solvente a la sustancia que disuelve a otra en una mezcla.", "solvente"],
    ["fr", "On appelle cellule la plus petite unité vivante d’un organisme.", "cellule"],
    [
      "de",
      "Unter Verdrängung versteht man die Abwehr unerträglicher Vorstellungen aus dem Bewußtsein.",
      "Verdrängung",
    ],
  ] as const)("finds what is named, %s: %s", (language, sentence, term) => {
    expect(findDefinition(sentence, language)?.term).toBe(term);
  });

  it("takes what a term sums up for no meaning of it", () => {
    const text =
      "Soddy demostró que los átomos pueden diferir en masa, lo que se denomina isótopos.";
    expect(findDefinition(text, "es")).toBeNull();
  });

  it.each([
    [
      "Gross domestic product (GDP) is the total of all that a country makes in a year.",
      "Gross domestic product",
    ],
    ["Scarcity means that human wants exceed what is available to them.", "Scarcity"],
    [
      "A command economy is an economy where decisions are passed down by a ruler.",
      "command economy",
    ],
  ])("reads past a short form, and a word said again: %s", (text, term) => {
    expect(findDefinition(text, "en")?.term).toBe(term);
  });

  it("takes no adverb for a term", () => {
    const text = "Wahrscheinlich ist die Unlust des Schmerzes der Erfolg eines schwachen Schutzes.";
    expect(findDefinition(text, "de")).toBeNull();
  });

  it.each([
    "Digital technology is the steam engine of information societies in our century.",
    "Thirty years is a short period in which to have banished the last aboriginal.",
    "The commonest bird is a kingfisher which sits on the branches of the plant.",
    "The men were a tall and fine race of the southern plains.",
    "Socialism is an alternative system.",
    "Private schooling is a type of good called a toll good by economists.",
  ])("takes “%s” for no definition", (sentence) => {
    expect(findDefinition(sentence, "en")).toBeNull();
  });
});
