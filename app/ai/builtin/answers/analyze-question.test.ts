import { expect, it } from "vitest";
import { packs } from "../languages/packs";
import { passagesOf } from "../tests/memory-material";
import { analyzeQuestion } from "./analyze-question";
import { resolveQuestion } from "./resolve-question";
import { countStems } from "./stem-frequencies";

const statistics = countStems(
  passagesOf("Each American paid 100 dollars.\n\nIn 1969 the Moon was reached."),
  packs.en.words,
);
const termsOf = (question: string) =>
  analyzeQuestion(resolveQuestion(question, []), {
    pack: packs.en,
    statistics,
    thesaurus: null,
    isExpanded: false,
  }).terms;
const term = (question: string, stem: string) => termsOf(question).find((one) => one.stem === stem);

it("matches “US” with “American”", () => {
  const us = term("What did it cost each US citizen?", "us");
  expect([...(us?.matches.keys() ?? [])]).toContain("american");
});

it("treats a year as a name, but not a Roman numeral or a century", () => {
  expect(term("What was reached in 1969?", "1969")?.isName).toBe(true);
  expect(term("What did the Moon of the XIV century look like?", "xiv")?.isName).toBe(false);
});

it("skips stop words of the learner's language, and joins initials", () => {
  expect(termsOf("why did H.M. go there").map(({ word }) => word)).toEqual(["hm", "go"]);
  expect(termsOf("what if a key isn't there?").map(({ word }) => word)).toEqual(["key"]);
});
