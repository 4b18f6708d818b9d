import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { answerParts } from "./answer-parts";

// The fixed seed makes a failure reproducible.
fc.configureGlobal({ seed: 20_261_126 });

describe("answerParts", () => {
  it.each([
    ["A single sentence, with a comma.", ["A single sentence, with a comma."]],
    ["- one\n- two\n\n* three\n• four", ["one", "two", "three", "four"]],
    ["1. one\r\n2) two", ["one", "two"]],
    ["first clause; second clause", ["first clause", "second clause"]],
    ["3.14 and a-b stay; so does x;y", ["3.14 and a-b stay", "so does x;y"]],
    ["", []],
    [" \n ", []],
  ])("splits %j", (answer, parts) => {
    expect(answerParts(answer)).toEqual(parts);
  });

  it("keeps every word in order, without empty parts or surrounding blanks", () => {
    const words = fc.array(fc.stringMatching(/^[a-z]{1,8}$/), { minLength: 1, maxLength: 30 });
    const joints = fc.array(fc.constantFrom(" ", "\n", "; ", "\n- ", "\n2. "), { minLength: 30 });
    fc.assert(
      fc.property(words, joints, (list, between) => {
        const parts = answerParts(list.map((word, at) => `${word}${between[at] ?? " "}`).join(""));
        const found = parts.flatMap((part) => part.match(/[a-z]+/g) ?? []);
        expect(found).toEqual(list);
        for (const part of parts) expect(part === part.trim() && part.length > 0).toBe(true);
      }),
    );
  });
});
