import { expect, it } from "vitest";
import { classifyFollowUp } from "./classify-follow-up";

it.each([
  ["where does it say that?", "source"],
  ["Who said that?", "source"],
  ["¿dónde dice eso?", "source"],
  ["auf welcher Seite steht das?", "source"],
  ["are you sure?", "doubt"],
  ["is that true", "doubt"],
  ["你确定吗？", "doubt"],
  ["shorter please", "shorter"],
  ["in one sentence", "shorter"],
  ["in short", "shorter"],
  ["summarise that", "shorter"],
  ["kürzer bitte", "shorter"],
  ["короче", "shorter"],
  ["explain that more simply", "simpler"],
  ["i still don't get it", "simpler"],
  ["no entiendo", "simpler"],
  ["what happened next?", "next"],
  ["然后呢？", "next"],
  ["tell me more", "more"],
  ["расскажи подробнее", "more"],
  ["can you give me an example?", "example"],
  ["dame un ejemplo", "example"],
  ["举个例子", "example"],
  ["translate that to Spanish", "translation"],
  ["in english please", "translation"],
  ["whats the difference between them", "comparison"],
  ["cual es la diferencia entre los dos", "comparison"],
])("“%s” is a follow-up of the kind: %s", (message, followUp) => {
  expect(classifyFollowUp(message)).toBe(followUp);
});

it.each([
  "Where does the text say that plants breathe?",
  "Give me an example of a mixture",
  "Is it true that plants breathe?",
  "What happened next to Napoleon?",
  "What is the difference between DNA and RNA?",
  "Explain photosynthesis more simply",
  "Summarise this",
  "Who said that the Earth moves?",
  `${"more ".repeat(5_000)}?`,
])("an independent question is not a follow-up", (message) => {
  expect(classifyFollowUp(message)).toBe(null);
});
