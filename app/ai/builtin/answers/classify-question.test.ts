import { expect, it } from "vitest";
import { classifyIntent, expectedAnswerOf } from "./classify-question";

it.each([
  ["When was the tower built?", "time"],
  ["In which work did Smith say so, and when did it appear?", "time"],
  ["What did keepers do when it was foggy?", "any"],
  ["How do they steer when it is dark?", "manner"],
  ["Quelle formation a-t-il reçue quand il était petit ?", "any"],
  ["Quand est-il né ?", "time"],
  ["Was geschieht, wenn es regnet?", "any"],
  ["Wann wurde der Turm gebaut?", "time"],
])("%s asks for: %s", (question, expectation) => {
  expect(expectedAnswerOf(question)).toBe(expectation);
});

it.each([
  "what is this about",
  "What's it all about?",
  "So what is this chapter about?",
  "explain like im 5",
  "ELI5",
  "Can you explain it in simple words?",
  "what do i need to know",
  "I don't get it",
  "explícalo más fácil",
])("“%s” asks for a summary", (message) => {
  expect(classifyIntent(message)).toBe("summary");
});

it.each([
  "What is photosynthesis about?",
  "Explain osmosis simply",
  "I don't get it, why is Mercury hot?",
])("“%s” does not ask for a summary", (message) => {
  expect(classifyIntent(message)).not.toBe("summary");
});
