import { describe, expect, it } from "vitest";
import type { AnswerType } from "../facts/fact";
import { predicateOf } from "../formats/format";
import { englishIndex, factsFrom } from "../tests/facts-from";
import { areMutualDistractors } from "./mutual-distractors";

type Given = Parameters<typeof factsFrom>[0];

/** Whether the first two facts are mutual distractors in a document of these facts. */
function areFirstTwoMutualDistractors(given: Given): boolean {
  const facts = factsFrom(given);
  const [one, other] = facts.map(predicateOf);
  if (!one || !other) throw new Error("Two facts are needed.");
  return areMutualDistractors(one, other, englishIndex(facts));
}

/** The answer type as a pack with noun classes returns it. */
const named = (head: string, ...classes: string[]): AnswerType => ({
  kind: "term",
  head,
  unit: null,
  isPlural: false,
  classes,
});

describe("areMutualDistractors", () => {
  const entry = { kind: "definition", relation: null, group: "list" } as const;
  const extinct = { ...entry, subject: "extinct", predicate: "a species that no longer exists" };
  const threatened = { ...entry, subject: "threatened", predicate: "a species that may be lost" };

  it("accepts entries of a short list", () => {
    expect(areFirstTwoMutualDistractors([extinct, threatened])).toBe(true);
  });

  it("rejects sentences that are only close together", () => {
    const blood = { kind: "statement", relation: "carries", group: "section" } as const;
    expect(
      areFirstTwoMutualDistractors([
        { ...blood, subject: "blood", predicate: "carries oxygen" },
        { ...blood, subject: "the bladder", predicate: "holds half a litre" },
      ]),
    ).toBe(false);
  });

  it("accepts things with the same head noun anywhere", () => {
    const society = {
      kind: "statement",
      relation: "rely",
      subjectType: named("society"),
    } as const;
    expect(
      areFirstTwoMutualDistractors([
        { ...society, subject: "pastoral societies", predicate: "rely on herds", group: "a" },
        { ...society, subject: "industrial societies", predicate: "rely on coal", group: "b" },
      ]),
    ).toBe(true);
  });

  it("separates the classes of a long glossary", () => {
    const others = Array.from({ length: 10 }, (_, at) => ({
      ...entry,
      subject: `term ${at}`,
      predicate: `matter ${at}`,
    }));
    const serf = { ...entry, subject: "serf", predicate: "peasant tied to the land" };
    const bridge = { ...entry, subject: "Beringia", predicate: "bridge between continents" };
    const apart = [
      { ...serf, predicateType: named("peasant", "person") },
      { ...bridge, predicateType: named("bridge", "artifact") },
    ];
    expect(areFirstTwoMutualDistractors(apart)).toBe(true);
    expect(areFirstTwoMutualDistractors([...apart, ...others])).toBe(false);
  });

  it("accepts symptoms of two diseases, but not symptoms and causes", () => {
    const list = { kind: "membership", predicate: "are" } as const;
    const symptoms = { ...list, subject: "Symptoms" };
    expect(
      areFirstTwoMutualDistractors([
        { ...symptoms, context: "Hypothyroidism", group: "a" },
        { ...symptoms, context: "Hyperthyroidism", group: "b" },
      ]),
    ).toBe(true);
    expect(
      areFirstTwoMutualDistractors([
        { ...symptoms, group: "a" },
        { ...list, subject: "Causes", group: "b" },
      ]),
    ).toBe(false);
  });
});
