import { describe, expect, it } from "vitest";
import { questions } from "./questions";

const THING = { kind: "term", head: null, unit: null, isPlural: false, classes: [] } as const;

describe("English questions", () => {
  it.each([
    ["store bile", "Which of these stores bile?"],
    ["are made in the nucleus", "Which of these is made in the nucleus?"],
    ["sink and carry sludge", "Which of these sinks and carries sludge?"],
    ["also carried the mail", "Which of these carried the mail?"],
    ["often fail in dry soil", "Which of these often fails in dry soil?"],
  ])("put the verb in the singular: %s", (predicate, question) => {
    expect(questions.whichDoes(predicate, THING)).toBe(question);
  });

  it("ask nothing that points elsewhere or has no verb", () => {
    expect(questions.whichDoes("change their shape", THING)).toBeNull();
    expect(questions.whichDoes("force of the water", THING)).toBeNull();
    expect(questions.whichDoes("about the size of a fist", THING)).toBeNull();
    expect(questions.who("was a German scientist who was the first")).toBeNull();
  });

  it.each([
    ["Britain entered the war", "Why did Britain enter the war?"],
    ["the total resistance is smaller", "Why is the total resistance smaller?"],
    ["red blood cells have no nucleus", "Why do red blood cells have no nucleus?"],
    ["foreign trade led to price rises", "Why did foreign trade lead to price rises?"],
    ["the chain shows the speed of the plate", "Why does the chain show the speed of the plate?"],
  ])("turn a statement round: %s", (effect, question) => {
    expect(questions.why(effect)).toBe(question);
  });

  it("quote what cannot be turned round", () => {
    expect(questions.why("no aspirin")).toBe("What is the reason for this? “no aspirin”");
    expect(questions.when("Toussaint arrested by trickery")).toMatch(/^When was this/u);
    expect(questions.when("Boshin War")).toBe("When was this? “Boshin War”");
  });
});
