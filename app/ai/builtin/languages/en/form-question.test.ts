import { describe, expect, it } from "vitest";
import { questions } from "./questions";

const THING = { kind: "term", head: null, unit: null, isPlural: false, classes: [] } as const;

describe("English questions", () => {
  it("put a question word before a verb", () => {
    expect(questions.whichDoes("store bile", THING)).toBe("Which of these store bile?");
    expect(questions.whichDoes("also carried the mail", THING)).toBe(
      "Which of these carried the mail?",
    );
    expect(questions.whatDoes("stores bile", THING)).toBe("What stores bile?");
    expect(questions.whatDoes("store bile", THING)).toBeNull();
    expect(questions.traitOf("the liver", "stores sugar")).toBe("What does the liver do?");
  });

  it("ask for the consequence of a condition or fact", () => {
    const clause = { ...THING, kind: "clause" } as const;
    expect(questions.whatFollows("blood pressure falls", clause, "When")).toBe(
      "What happens when blood pressure falls?",
    );
    expect(questions.whatFollows("blood pressure falls", clause, "Because")).toBe(
      "What follows from the fact that blood pressure falls?",
    );
  });

  it("treat a plural with its clause as a noun", () => {
    expect(questions.numberOf?.("markets where goods are sold")).toBeNull();
  });

  it("ask for the agent of a passive", () => {
    expect(questions.who("the theory of relativity was proposed")).toBe(
      "By whom was the theory of relativity proposed?",
    );
  });

  it("reject anaphora and texts without a verb", () => {
    expect(questions.whichDoes("change their shape", THING)).toBeNull();
    expect(questions.whichDoes("force of the water", THING)).toBeNull();
    expect(questions.whichDoes("about the size of a fist", THING)).toBeNull();
    expect(questions.whichDoes("is how many bits a link can carry", THING)).toBeNull();
    expect(questions.who("was a German scientist who was the first")).toBeNull();
  });

  it.each([
    ["Britain entered the war", "Why did Britain enter the war?"],
    ["the total resistance is smaller", "Why is the total resistance smaller?"],
    ["red blood cells have no nucleus", "Why do red blood cells have no nucleus?"],
    ["foreign trade led to price rises", "Why did foreign trade lead to price rises?"],
    ["the chain shows the speed of the plate", "Why does the chain show the speed of the plate?"],
  ])("invert a statement: %s", (effect, question) => {
    expect(questions.why(effect)).toBe(question);
  });

  it("do not ask for the reason of a name", () => {
    expect(questions.why("no aspirin")).toBeNull();
    expect(questions.when("Boshin War", THING)).toBe("Boshin War: when was this?");
  });
});
