import { expect, it } from "vitest";
import { englishIndex, factsFrom } from "../tests/facts-from";
import { sectionNameOf } from "./section-name";

type Given = Parameters<typeof factsFrom>[0];

function sectionsOf(given: Given) {
  const facts = factsFrom(given);
  return facts.map((fact) => sectionNameOf(fact, englishIndex(facts)));
}

const headings = ["Biology", "2. Kidneys"];

it("names the section of a label and of a list", () => {
  expect(
    sectionsOf([
      { kind: "definition", subject: "superior", predicate: "the wider pole", headings },
      { kind: "membership", subject: "poles", predicate: "superior, inferior", headings },
    ]),
  ).toEqual(["Kidneys", "Kidneys"]);
});

it("names none where a sentence or several words say what is meant", () => {
  expect(
    sectionsOf([
      { kind: "statement", subject: "urea", relation: "is", predicate: "a waste", headings },
      { kind: "definition", subject: "renal cortex", predicate: "the outer zone", headings },
    ]),
  ).toEqual([null, null]);
});

it("goes past a heading that opens a list", () => {
  const above = ["Biology", "Kidneys", "They are made of:"];
  const [name] = sectionsOf([
    { kind: "definition", subject: "superior", predicate: "the wider pole", headings: above },
  ]);
  expect(name).toBe("Kidneys");
});

it("goes past headings that only say what kind of part they are", () => {
  const above = ["Biology", "Kidneys", "Summary"];
  const [name] = sectionsOf([
    { kind: "definition", subject: "superior", predicate: "the wider pole", headings: above },
  ]);
  expect(name).toBe("Kidneys");
});

it("names the title of the document only where nothing stands between", () => {
  const [alone, below] = sectionsOf([
    { kind: "formula", subject: "stress", predicate: "σ = F/A", headings: ["Physics"] },
    {
      kind: "formula",
      subject: "strain",
      predicate: "ε = x/L",
      headings: ["Physics"],
      context: "Elasticity",
    },
  ]);
  expect([alone, below]).toEqual(["Physics", null]);
});
