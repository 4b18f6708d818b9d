import { describe, expect, it } from "vitest";
import type { Language } from "../language/language";
import { alterationsOf, bothOf } from "./alter-statement";

function alter(statement: string, language: Language = "en", isVerbLast = false) {
  return alterationsOf(statement, { names: new Map(), whole: statement, language, isVerbLast });
}

describe("alterationsOf", () => {
  it("changes one thing at a time, a denial last", () => {
    expect(alter("the river is warmer in 40 places").map(({ text }) => text)).toEqual([
      "the river is warmer in 80 places",
      "the river is cooler in 40 places",
      "the river is warmer in 20 places",
      "the river is not warmer in 40 places",
    ]);
  });

  it("turns no word round where a denial can be taken away", () => {
    expect(alter("it is not larger").map(({ text }) => text)).toEqual(["it is larger"]);
  });

  it("never gives one text twice, nor the statement itself", () => {
    const statement = "The largest plates move slowly because of the heat.";
    const texts = alter(statement).map(({ text }) => text);
    expect(new Set([statement, ...texts]).size).toBe(texts.length + 1);
    expect(texts.length).toBeGreaterThan(2);
  });
});

describe("bothOf", () => {
  const statement = "the river is warmer in 40 places";
  const [number, contrary, , denial] = alter(statement);

  it("puts two changes together where one is a number", () => {
    if (!number || !contrary) throw new Error("nothing to change");
    expect(bothOf(statement, number, contrary)).toBe("the river is cooler in 80 places");
  });

  it("puts none together that might undo each other", () => {
    if (!denial || !contrary) throw new Error("nothing to change");
    expect(bothOf(statement, contrary, denial)).toBeNull();
  });
});
