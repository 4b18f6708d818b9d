import { expect, it } from "vitest";
import { expectationOf } from "./classify-question";

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
  expect(expectationOf(question)).toBe(expectation);
});
