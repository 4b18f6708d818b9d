import { describe, expect, it } from "vitest";
import { termForDefinition } from "../formats/terms";
import { packs } from "../languages/packs";
import { englishIndex, factsFrom } from "../tests/facts-from";
import { chooseDistractors } from "./choose-distractors";
import { findDistractors } from "./find-distractors";

type Given = Parameters<typeof factsFrom>[0];

/** The distractors for the term of the first definition. */
function wrongOptions(given: Given): string[] | null {
  const facts = factsFrom(given);
  const index = englishIndex(facts);
  const [fact] = facts;
  const asking =
    fact && termForDefinition.ask(fact, { index, phrases: packs.en.questions, random: () => 0 });
  if (!asking) throw new Error("It cannot be asked.");
  const distractors = findDistractors(asking.candidate, asking.source, index);
  const setting = { difficulty: "medium", timesUsed: () => 0 } as const;
  return (
    chooseDistractors(asking.candidate, distractors, index, setting)?.map(({ text }) => text) ??
    null
  );
}

const define = (subject: string, predicate: string) =>
  ({ kind: "definition", subject, predicate }) as const;

describe("chooseDistractors", () => {
  const cells = [
    define("osmosis", "water passes a membrane"),
    define("glycolysis", "glucose is split"),
    define("mitosis", "a nucleus divides"),
  ];

  it("prefers entries of the same list with similar lengths", () => {
    expect(wrongOptions([...cells, define("meiosis", "gametes arise")])).toEqual([
      "mitosis",
      "glycolysis",
      "meiosis",
    ]);
  });

  it("rejects a stem with the key's initial", () => {
    const symbolOf = (name: string, symbol: string) =>
      define(name, `quantity with the symbol ${symbol}`);
    expect(
      wrongOptions([symbolOf("power", "P"), symbolOf("energy", "E"), symbolOf("charge", "Q")]),
    ).toBeNull();
    expect(
      wrongOptions([symbolOf("charge", "Q"), symbolOf("energy", "E"), symbolOf("power", "P")]),
    ).toHaveLength(2);
  });

  it("needs at least two distractors", () => {
    expect(wrongOptions(cells)).toHaveLength(2);
    expect(wrongOptions(cells.slice(0, 2))).toBeNull();
  });

  it("rejects a key that alone repeats the stem", () => {
    expect(
      wrongOptions([define("water cycle", "way of water through nature"), ...cells]),
    ).toBeNull();
  });

  it("rejects distractors much longer than the key", () => {
    const long = define("oxidative phosphorylation of adenosine diphosphate", "ATP is made");
    expect(wrongOptions([...cells, long])).not.toContain(long.subject);
  });

  it("rejects two names of one thing", () => {
    const wrong = wrongOptions([...cells, define("cell division", "x"), define("division", "y")]);
    expect(wrong?.filter((option) => option.includes("division"))).toHaveLength(1);
  });

  it("rejects distractors of another kind", () => {
    const year = { ...define("1895", "the year of discovery") };
    expect(wrongOptions([...cells, year])).not.toContain("1895");
  });
});
