import { describe, expect, it } from "vitest";
import type { Fact } from "../facts/fact";
import { membersOf, predicateOf, subjectOf } from "../formats/format";
import { englishIndex, factsFrom } from "../tests/facts-from";
import { mayAlsoBeCorrect } from "./also-correct";
import type { QuestionCandidate } from "./question-candidate";

type Given = Parameters<typeof factsFrom>[0];

function candidateFor(
  fact: Fact,
  asks: QuestionCandidate["asks"],
  key = asks === "subject" ? subjectOf(fact) : predicateOf(fact),
): QuestionCandidate {
  const given = asks === "subject" ? fact.predicate : fact.subject;
  return { fact, given, asks, key, stem: given };
}

/** For a question about the first subject: whether the second may be correct too. */
function mayAnswer(given: Given): boolean {
  const facts = factsFrom(given);
  const [fact, other] = facts;
  if (!fact || !other) throw new Error("Two facts are needed.");
  return mayAlsoBeCorrect(candidateFor(fact, "subject"), subjectOf(other), englishIndex(facts));
}

/** For a question about the first predicate: whether the second may be correct too. */
function mayBeSaid(given: Given): boolean {
  const facts = factsFrom(given);
  const [fact, other] = facts;
  if (!fact || !other) throw new Error("Two facts are needed.");
  return mayAlsoBeCorrect(candidateFor(fact, "predicate"), predicateOf(other), englishIndex(facts));
}

const osmosis = {
  kind: "definition",
  subject: "osmosis",
  predicate: "movement of water through a membrane",
} as const;

describe("a subject asked for", () => {
  it("cannot be a thing with other statements", () => {
    const diffusion = { ...osmosis, subject: "glycolysis", predicate: "splitting of glucose" };
    expect(mayAnswer([osmosis, diffusion])).toBe(false);
  });

  it.each([
    ["a part of its name", "reverse osmosis"],
    ["longer words with it", "the osmosis of plants"],
  ])("may be %s", (_, subject) => {
    expect(mayAnswer([osmosis, { ...osmosis, subject, predicate: "filter for salt" }])).toBe(true);
  });

  it("may be an inflection of it", () => {
    const cell = { kind: "definition", subject: "cell", predicate: "unit of life" } as const;
    expect(mayAnswer([cell, { ...cell, subject: "cells", predicate: "small rooms" }])).toBe(true);
  });

  it("may be the same name with another addition", () => {
    const speaker = { kind: "property", relation: "speaker", group: "table" } as const;
    expect(
      mayAnswer([
        { ...speaker, subject: "Victor, ch. 4", predicate: "breathless horror" },
        { ...speaker, subject: "Victor, ch. 5", predicate: "a new species would bless me" },
      ]),
    ).toBe(true);
  });

  it("may be its acronym or another name of it", () => {
    const gland = { kind: "definition", predicate: "gland in the throat", group: "a" } as const;
    const other = { kind: "definition", predicate: "organ of the neck", group: "b" } as const;
    expect(
      mayAnswer([
        { ...gland, subject: "short term memory" },
        { ...other, subject: "STM" },
      ]),
    ).toBe(true);
    expect(
      mayAnswer([
        { ...gland, subject: "thyroxine", aliases: ["T4"] },
        { ...other, subject: "T4" },
      ]),
    ).toBe(true);
  });

  it("may be one that another sentence says the same of", () => {
    expect(
      mayAnswer([
        {
          kind: "statement",
          subject: "mitochondria",
          predicate: "release energy from food",
          group: "a",
        },
        { kind: "statement", subject: "enzymes", predicate: "speed up reactions", group: "b" },
        {
          kind: "statement",
          subject: "enzymes",
          predicate: "help to release the energy of food",
          group: "c",
        },
      ]),
    ).toBe(true);
  });

  it("may be one in the same sentence", () => {
    const source = {
      fileId: "file-1",
      page: 1,
      quote: "James, Dewey and Peirce helped found functionalism.",
    };
    expect(
      mayAnswer([
        { kind: "person", subject: "James", predicate: "helped found functionalism", source },
        { kind: "person", subject: "Dewey", predicate: "wrote on education", group: "b" },
      ]),
    ).toBe(true);
  });

  it("may be the whole that it is part of", () => {
    expect(
      mayAnswer([
        { kind: "statement", subject: "cortex", predicate: "contains the glomeruli", group: "a" },
        {
          kind: "membership",
          subject: "kidney",
          predicate: "",
          members: ["cortex", "medulla"],
          group: "b",
        },
      ]),
    ).toBe(true);
  });

  it("is not a parallel entry in similar words", () => {
    expect(
      mayAnswer([
        { kind: "definition", subject: "proactive", predicate: "old learning disturbs new" },
        { kind: "definition", subject: "retroactive", predicate: "new learning disturbs old" },
      ]),
    ).toBe(false);
  });

  it("may be another row whose cell contains the same, in a table of any size", () => {
    const row = { kind: "property", relation: "Residual", group: "table" } as const;
    const others = Array.from({ length: 20 }, (_, at) => ({
      ...row,
      subject: `Method ${at}`,
      predicate: `yes, for ${at} hours`,
    }));
    expect(
      mayAnswer([
        { ...row, subject: "UV light", predicate: "no" },
        { ...row, subject: "Ozone", predicate: "no, breaks down in minutes" },
        ...others,
      ]),
    ).toBe(true);
  });

  it("may be another row with the same cell", () => {
    const row = { kind: "property", relation: "Free T4", predicate: "low" } as const;
    expect(
      mayAnswer([
        { ...row, subject: "Primary hypothyroidism" },
        { ...row, subject: "Secondary hypothyroidism", predicate: "low or normal" },
      ]),
    ).toBe(true);
  });
});

describe("what is said of a subject", () => {
  const chlorine = { kind: "statement", subject: "chlorine", group: "a" } as const;

  it("is not what is only said of another", () => {
    expect(
      mayBeSaid([
        { ...chlorine, predicate: "oxidises parts of the cell" },
        { kind: "statement", subject: "ozone", predicate: "breaks down in minutes" },
      ]),
    ).toBe(false);
  });

  it("may be anything else said of it", () => {
    expect(
      mayBeSaid([
        { ...chlorine, predicate: "oxidises parts of the cell" },
        { ...chlorine, predicate: "is cheap and simple to dose", group: "b" },
      ]),
    ).toBe(true);
  });

  it("may be what a line that mentions it says", () => {
    const source = {
      fileId: "file-1",
      page: 1,
      quote: "Ozone, like chlorine, kills most germs.",
    };
    expect(
      mayBeSaid([
        { ...chlorine, predicate: "oxidises parts of the cell" },
        { kind: "statement", subject: "ozone", predicate: "kills most germs", source },
      ]),
    ).toBe(true);
  });

  it("may be a paraphrase of it", () => {
    expect(
      mayBeSaid([
        { ...chlorine, predicate: "stays in the pipes for long" },
        { kind: "statement", subject: "chloramine", predicate: "stays long in pipes", group: "b" },
      ]),
    ).toBe(true);
  });
});

describe("what belongs to a whole", () => {
  const ask = (given: Given, [of, text]: [number, string]) => {
    const facts = factsFrom(given);
    const index = englishIndex(facts);
    const [fact] = facts;
    const other = facts[of];
    const key = fact && membersOf(fact, index)[0];
    const option = other && membersOf(other, index).find((member) => member.text === text);
    if (!fact || !key || !option) throw new Error("No such members.");
    return mayAlsoBeCorrect(candidateFor(fact, "predicate", key), option, index);
  };

  it("is not what belongs to another", () => {
    const triple = { kind: "membership", predicate: "" } as const;
    const given: Given = [
      { ...triple, subject: "Triple Alliance", members: ["Germany", "Italy"] },
      { ...triple, subject: "Triple Entente", members: ["France", "Russia"] },
    ];
    expect(ask(given, [1, "France"])).toBe(false);
  });

  it("may be a part of one of its parts", () => {
    const given: Given = [
      { kind: "membership", subject: "memory", predicate: "", members: ["skills", "facts"] },
      { kind: "membership", subject: "facts", predicate: "", members: ["episodic", "semantic"] },
    ];
    expect(ask(given, [1, "semantic"])).toBe(true);
  });

  it("distinguishes lists of one name by their context", () => {
    const causes = { kind: "membership", subject: "Causes", predicate: "" } as const;
    const given: Given = [
      { ...causes, context: "Hypothyroidism", members: ["iodine deficiency", "lithium"] },
      { ...causes, context: "Hyperthyroidism", members: ["Graves disease", "toxic adenoma"] },
    ];
    expect(ask(given, [1, "toxic adenoma"])).toBe(false);
  });
});
