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
function subjectMayBeCorrect(given: Given): boolean {
  const facts = factsFrom(given);
  const [fact, other] = facts;
  if (!fact || !other) throw new Error("Two facts are needed.");
  return mayAlsoBeCorrect(candidateFor(fact, "subject"), subjectOf(other), englishIndex(facts));
}

/** For a question about the first predicate: whether the second may be correct too. */
function predicateMayBeCorrect(given: Given): boolean {
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

describe("mayAlsoBeCorrect for a question about the subject", () => {
  it("is false for a subject with other statements", () => {
    const diffusion = { ...osmosis, subject: "glycolysis", predicate: "splitting of glucose" };
    expect(subjectMayBeCorrect([osmosis, diffusion])).toBe(false);
  });

  it.each([
    ["a part of its name", "reverse osmosis"],
    ["longer words with it", "the osmosis of plants"],
  ])("is true for %s", (_, subject) => {
    expect(
      subjectMayBeCorrect([osmosis, { ...osmosis, subject, predicate: "filter for salt" }]),
    ).toBe(true);
  });

  it("is true for an inflection of the subject", () => {
    const cell = { kind: "definition", subject: "cell", predicate: "unit of life" } as const;
    expect(
      subjectMayBeCorrect([cell, { ...cell, subject: "cells", predicate: "small rooms" }]),
    ).toBe(true);
  });

  it("is true for the same name with a different addition", () => {
    const speaker = { kind: "property", relation: "speaker", group: "table" } as const;
    expect(
      subjectMayBeCorrect([
        { ...speaker, subject: "Victor, ch. 4", predicate: "breathless horror" },
        { ...speaker, subject: "Victor, ch. 5", predicate: "a new species would bless me" },
      ]),
    ).toBe(true);
  });

  it("is true for the subject's acronym or alias", () => {
    const gland = { kind: "definition", predicate: "gland in the throat", group: "a" } as const;
    const other = { kind: "definition", predicate: "organ of the neck", group: "b" } as const;
    expect(
      subjectMayBeCorrect([
        { ...gland, subject: "short term memory" },
        { ...other, subject: "STM" },
      ]),
    ).toBe(true);
    expect(
      subjectMayBeCorrect([
        { ...gland, subject: "thyroxine", aliases: ["T4"] },
        { ...other, subject: "T4" },
      ]),
    ).toBe(true);
  });

  it("is true for a subject about which another sentence says the same", () => {
    expect(
      subjectMayBeCorrect([
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

  it("is true for a subject in the same sentence", () => {
    const source = {
      fileId: "file-1",
      page: 1,
      quote: "James, Dewey and Peirce helped found functionalism.",
    };
    expect(
      subjectMayBeCorrect([
        { kind: "person", subject: "James", predicate: "helped found functionalism", source },
        { kind: "person", subject: "Dewey", predicate: "wrote on education", group: "b" },
      ]),
    ).toBe(true);
  });

  it("is true for the whole that the subject is part of", () => {
    expect(
      subjectMayBeCorrect([
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

  it("is false for a parallel entry in similar words", () => {
    expect(
      subjectMayBeCorrect([
        { kind: "definition", subject: "proactive", predicate: "old learning disturbs new" },
        { kind: "definition", subject: "retroactive", predicate: "new learning disturbs old" },
      ]),
    ).toBe(false);
  });

  it("is true for another row whose cell contains the same text, in a table of any size", () => {
    const row = { kind: "property", relation: "Residual", group: "table" } as const;
    const others = Array.from({ length: 20 }, (_, at) => ({
      ...row,
      subject: `Method ${at}`,
      predicate: `yes, for ${at} hours`,
    }));
    expect(
      subjectMayBeCorrect([
        { ...row, subject: "UV light", predicate: "no" },
        { ...row, subject: "Ozone", predicate: "no, breaks down in minutes" },
        ...others,
      ]),
    ).toBe(true);
  });

  it("is true for another row with the same cell", () => {
    const row = { kind: "property", relation: "Free T4", predicate: "low" } as const;
    expect(
      subjectMayBeCorrect([
        { ...row, subject: "Primary hypothyroidism" },
        { ...row, subject: "Secondary hypothyroidism", predicate: "low or normal" },
      ]),
    ).toBe(true);
  });
});

describe("mayAlsoBeCorrect for a question about what is said of a subject", () => {
  const chlorine = { kind: "statement", subject: "chlorine", group: "a" } as const;

  it("is false for a statement about another subject only", () => {
    expect(
      predicateMayBeCorrect([
        { ...chlorine, predicate: "oxidises parts of the cell" },
        { kind: "statement", subject: "ozone", predicate: "breaks down in minutes" },
      ]),
    ).toBe(false);
  });

  it("is true for another statement about the same subject", () => {
    expect(
      predicateMayBeCorrect([
        { ...chlorine, predicate: "oxidises parts of the cell" },
        { ...chlorine, predicate: "is cheap and simple to dose", group: "b" },
      ]),
    ).toBe(true);
  });

  it("is true for a statement in a sentence that mentions the subject", () => {
    const source = {
      fileId: "file-1",
      page: 1,
      quote: "Ozone, like chlorine, kills most germs.",
    };
    expect(
      predicateMayBeCorrect([
        { ...chlorine, predicate: "oxidises parts of the cell" },
        { kind: "statement", subject: "ozone", predicate: "kills most germs", source },
      ]),
    ).toBe(true);
  });

  it("is true for a paraphrase", () => {
    expect(
      predicateMayBeCorrect([
        { ...chlorine, predicate: "stays in the pipes for long" },
        { kind: "statement", subject: "chloramine", predicate: "stays long in pipes", group: "b" },
      ]),
    ).toBe(true);
  });
});

describe("mayAlsoBeCorrect for a question about a part of a whole", () => {
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

  it("is false for a part of another whole", () => {
    const triple = { kind: "membership", predicate: "" } as const;
    const given: Given = [
      { ...triple, subject: "Triple Alliance", members: ["Germany", "Italy"] },
      { ...triple, subject: "Triple Entente", members: ["France", "Russia"] },
    ];
    expect(ask(given, [1, "France"])).toBe(false);
  });

  it("is true for a part of one of its parts", () => {
    const given: Given = [
      { kind: "membership", subject: "memory", predicate: "", members: ["skills", "facts"] },
      { kind: "membership", subject: "facts", predicate: "", members: ["episodic", "semantic"] },
    ];
    expect(ask(given, [1, "semantic"])).toBe(true);
  });

  it("is false for a list of the same name in another section", () => {
    const causes = { kind: "membership", subject: "Causes", predicate: "" } as const;
    const given: Given = [
      { ...causes, context: "Hypothyroidism", members: ["iodine deficiency", "lithium"] },
      { ...causes, context: "Hyperthyroidism", members: ["Graves disease", "toxic adenoma"] },
    ];
    expect(ask(given, [1, "toxic adenoma"])).toBe(false);
  });
});
