import { describe, expect, it } from "vitest";
import { packs } from "../languages/packs";
import { englishIndex, factsFrom } from "../tests/facts-from";
import { differenceOfTerms } from "./contrasts";
import type { QuestionFormat } from "./format";
import { formula } from "./formula";
import { property, whichHas } from "./property";
import { definitionForTerm, termForDefinition } from "./terms";
import { translation } from "./translation";
import { when } from "./when";
import { whichBelongs } from "./which-belongs";

type Given = Parameters<typeof factsFrom>[0];

function contextOf(given: Given) {
  const facts = factsFrom(given);
  const context = {
    index: englishIndex(facts),
    phrases: packs.en.questions,
    random: () => 0,
  };
  return { facts, context };
}

/** The stems of a format for each fact. */
function stemsOf(format: QuestionFormat, given: Given): (string | null)[] {
  const { facts, context } = contextOf(given);
  return facts.map((fact) => format.ask(fact, context)?.candidate.stem ?? null);
}

describe("formats", () => {
  it("ask what a word means and what a thing does, but not about quoted words", () => {
    expect(
      stemsOf(definitionForTerm, [
        { kind: "definition", subject: "gene", predicate: "section of DNA for a trait" },
        { kind: "definition", subject: "the diode", predicate: "lets current through one way" },
        { kind: "definition", subject: "respectable", predicate: "“the easy young man”" },
        { kind: "definition", subject: "Art. 95", predicate: "treaties against the constitution" },
      ]),
    ).toEqual(["What is meant by “gene”?", "What does the diode do?", null, null]);
  });

  it("add the context to an ambiguous word", () => {
    const [stem] = stemsOf(definitionForTerm, [
      { kind: "definition", subject: "act", predicate: "one single deed", context: "Bentham" },
    ]);
    expect(stem).toBe("Bentham: What is meant by “act”?");
  });

  it("ask for a date only if the event has an agent", () => {
    const stems = stemsOf(when, [
      { kind: "event", subject: "Settled in Baku", predicate: "1907" },
      { kind: "event", subject: "Fall of the Berlin Wall", predicate: "1989" },
    ]);
    expect(stems).toEqual([null, "Fall of the Berlin Wall: when was this?"]);
  });

  it("leave the words of a bilingual list as they are written", () => {
    const { facts, context } = contextOf([
      { kind: "translation", subject: "kündigen", predicate: "to give notice" },
      { kind: "property", subject: "kündigen", relation: "Perfekt", predicate: "hat gekündigt" },
    ]);
    const [meaning, form] = facts;
    expect(meaning && translation.card(meaning, context)).toMatchObject({
      front: "What is the translation of “kündigen”?",
      back: "to give notice",
    });
    expect(form && property.card(form, context)).toMatchObject({
      front: "“kündigen”: What is the perfekt?",
      back: "hat gekündigt",
    });
  });

  it("do not ask for a bare number of a table", () => {
    const [figure, quantity] = stemsOf(property, [
      { kind: "property", subject: "Pizzas", relation: "Price", predicate: "$10.00" },
      { kind: "property", subject: "Radium", relation: "Half-life", predicate: "1,600 years" },
    ]);
    expect(figure).toBeNull();
    expect(quantity).not.toBeNull();
  });

  it("ask for the right side of a formula", () => {
    const { facts, context } = contextOf([
      { kind: "formula", subject: "current", predicate: "I = Q / t" },
      { kind: "formula", subject: "reaction", predicate: "2 H2 + O2 -> 2 H2O" },
    ]);
    const keys = facts.map((fact) => formula.ask(fact, context)?.candidate.key.text);
    expect(keys).toEqual(["Q / t", "2 H2 + O2 -> 2 H2O"]);
    expect(facts.map((fact) => formula.card(fact, context)?.back)).toEqual([
      "I = Q / t",
      "2 H2 + O2 -> 2 H2O",
    ]);
  });

  it("ask for the members of a class, but not of a single thing", () => {
    const list = { kind: "membership", predicate: "a, b", members: ["basalt", "marble"] } as const;
    const { facts, context } = contextOf([
      { ...list, subject: "rocks", subjectType: packs.en.grammar.answerType("rocks") },
      { ...list, subject: "Weber" },
    ]);
    const fronts = facts.map((fact) => whichBelongs.card(fact, context)?.front ?? null);
    expect(fronts).toEqual(["What are the rocks? (2)", null]);
  });

  it("make no card whose front reveals its back", () => {
    const { facts, context } = contextOf([
      { kind: "definition", subject: "law of mass", predicate: "mass is never lost" },
    ]);
    expect(facts.map((fact) => termForDefinition.card(fact, context))).toEqual([null]);
  });

  it("ask only once for the difference between two terms of a list", () => {
    const stems = stemsOf(differenceOfTerms, [
      { kind: "definition", subject: "LDR", predicate: "resistance falls when light shines" },
      { kind: "definition", subject: "thermistor", predicate: "resistance falls when heat rises" },
      { kind: "definition", subject: "fuse", predicate: "thin wire that melts" },
    ]);
    expect(stems).toEqual(["What distinguishes LDR from thermistor?", null, null]);
  });

  it("ask for the row of a value only if it is unique", () => {
    const cell = (subject: string, predicate: string, relation = "unit") =>
      ({ kind: "property", subject, relation, predicate }) as const;
    expect(
      stemsOf(whichHas, [cell("power", "watt"), cell("work", "joule"), cell("heat", "joule")]),
    ).toEqual(["For which of these is the unit watt?", null, null]);
    expect(
      stemsOf(property, [cell("list", "yes", "Mutable?"), cell("x", "y", "Use it for")]),
    ).toEqual(["Is list mutable?", null]);
  });
});
