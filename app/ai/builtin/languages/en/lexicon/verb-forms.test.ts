import { expect, it } from "vitest";
import { verbForms } from "./verb-forms";

it.each([
  ["become", { base: "become", isBase: true, certainty: 2 }],
  ["carries", { base: "carry", isSingular: true }],
  ["stopped", { base: "stop", isPast: true, isParticiple: true }],
  ["grew", { base: "grow", isPast: true, isParticiple: false }],
  ["grown", { base: "grow", isPast: false, isParticiple: true }],
  ["melting", { base: "melt", isGerund: true }],
])("reads %s as a form of its verb", (word, forms) => {
  expect(verbForms(word)).toMatchObject(forms);
});

it.each(["physics", "hundred", "ceiling", "kidney"])("does not take %s for a verb", (word) => {
  expect(verbForms(word)).toBeNull();
});
