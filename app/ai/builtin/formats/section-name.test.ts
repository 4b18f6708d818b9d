import { expect, it } from "vitest";
import { englishIndex, factsFrom } from "../tests/facts-from";
import { sectionNameOf } from "./section-name";

type Given = Parameters<typeof factsFrom>[0];

function sectionsOf(given: Given) {
  const facts = factsFrom(given);
  return facts.map((fact) => sectionNameOf(fact, englishIndex(facts)));
}

const headings = ["Biology", "2. Kidneys"];

it("is the section of a label or of a list", () => {
  expect(
    sectionsOf([
      { kind: "definition", subject: "superior", predicate: "the wider pole", headings },
      { kind: "membership", subject: "poles", predicate: "superior, inferior", headings },
    ]),
  ).toEqual(["Kidneys", "Kidneys"]);
});

it("is null if a sentence or a term of several words is clear by itself", () => {
  expect(
    sectionsOf([
      { kind: "statement", subject: "urea", relation: "is", predicate: "a waste", headings },
      { kind: "definition", subject: "renal cortex", predicate: "the outer zone", headings },
    ]),
  ).toEqual([null, null]);
});

it("skips a heading that opens a list", () => {
  const above = ["Biology", "Kidneys", "They are made of:"];
  const [name] = sectionsOf([
    { kind: "definition", subject: "superior", predicate: "the wider pole", headings: above },
  ]);
  expect(name).toBe("Kidneys");
});

it("skips headings that only name a kind of section", () => {
  const above = ["Biology", "Kidneys", "Summary"];
  const [name] = sectionsOf([
    { kind: "definition", subject: "superior", predicate: "the wider pole", headings: above },
  ]);
  expect(name).toBe("Kidneys");
});

it("is the document's title only if there is no other heading or context", () => {
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
