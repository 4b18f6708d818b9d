import { describe, expect, it } from "vitest";
import { packs } from "../languages/packs";
import { passagesOf } from "../tests/memory-material";
import { analyzeQuestion } from "./analyze-question";
import { answerTypeBonus, definitionBonus, matchesAnswerType } from "./match-answer-type";
import { resolveQuestion } from "./resolve-question";
import { countStems } from "./stem-frequencies";

const passages = passagesOf(
  "A theory is a picture.\n\nEconomics uses a theory of trade.\n\nTwo moons have ten craters.",
);
const read = (question: string) =>
  analyzeQuestion(resolveQuestion(question, []), {
    pack: packs.en,
    statistics: countStems(passages, packs.en.words),
    thesaurus: null,
    isExpanded: false,
  });

describe("the expected answer type", () => {
  it.each([
    ["How hot is it?", "It was 700 K at noon.", "It cost 100 dollars."],
    ["How many moons are there?", "There are two moons.", "The moons are small."],
    ["How many moons are there?", "It has 12 moons.", "In 1977 they were seen (Figure 1.9)."],
    ["In which year was it built?", "It was built in 1889.", "It is now being built."],
    ["When was it built?", "It was built in 1889.", "It was built of iron."],
    ["When do they leave?", "They leave before the first snow.", "They leave in a flock."],
    ["Who invented the lamp?", "The lamp is the work of Davy.", "The lamp was a great success."],
  ])("%s is matched by “%s”, not by “%s”", (question, answer, other) => {
    expect(matchesAnswerType(answer, read(question))).toBe(true);
    expect(matchesAnswerType(other, read(question))).toBe(false);
  });

  it("does not have to match a measure in another clause", () => {
    const question = read("How does a bee show how far the flowers are?");
    expect(matchesAnswerType("The run tells the distance.", question)).toBe(true);
  });

  it("gives a bonus for the unit that the question asks for", () => {
    const question = read("How hot is it?");
    expect(answerTypeBonus("It was 700 K at noon.", question)).toBeGreaterThan(
      answerTypeBonus("It lasted for 2 hours.", question),
    );
  });
});

describe("a definition", () => {
  const question = read("How would you define a theory in economics?");

  it("has the term as its complete subject", () => {
    expect(definitionBonus("A theory is a simple picture.", question)).toBeGreaterThan(
      definitionBonus("Each school that has a theory of its own is heard.", question),
    );
  });

  it("is not a negation", () => {
    expect(definitionBonus("A theory is a simple picture.", question)).toBeGreaterThan(
      definitionBonus("A theory is not a simple picture.", question),
    );
  });
});
