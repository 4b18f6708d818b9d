import { describe, expect, it } from "vitest";
import type { TextBlock } from "~/ai/ports";
import { headingBlock, item, paragraph, passageOf, row } from "./passage-of-blocks";
import { readFacts } from "./read-facts";

async function found(...blocks: TextBlock[]): Promise<string[]> {
  const facts = await readFacts([passageOf(blocks)]);
  return facts.map(
    ({ kind, context, subject, relation, predicate, members }) =>
      `${kind}: ${context ? `[${context}] ` : ""}${subject} | ${relation ? `${relation} | ` : ""}${
        members.length > 0 ? members.map(({ text }) => text).join(" / ") : predicate
      }`,
  );
}

describe("readFacts", () => {
  it("reads notes: terms, nested labels, dates, arrows and chains", async () => {
    expect(
      await found(
        headingBlock("Memory"),
        item("Memory = ability to keep information over time"),
        item("Interference"),
        item("proactive: old learning disturbs new", 2),
        item("retroactive: new learning disturbs old", 2),
        item("1953: surgeon took out most of the hippocampus"),
        item("stress builds up -> shallow earthquakes"),
        item("Control: hypothalamus -> pituitary -> thyroid"),
      ),
    ).toEqual(
      expect.arrayContaining([
        "definition: Memory | ability to keep information over time",
        "definition: [Interference] proactive | old learning disturbs new",
        "membership: Interference | proactive / retroactive",
        "event: surgeon took out most of the hippocampus | 1953",
        "consequence: [Memory] stress builds up | shallow earthquakes",
        "step: Control | hypothalamus / pituitary / thyroid",
      ]),
    );
  });

  it("reads a label that several things carry as their property", async () => {
    expect(
      await found(
        headingBlock("1. Hypothyroidism (underactive)", 2),
        paragraph("Treatment: levothyroxine once daily for life."),
        headingBlock("2. Hyperthyroidism (overactive)", 2),
        paragraph("Treatment: carbimazole until the levels are normal."),
      ),
    ).toEqual([
      "property: Hypothyroidism | Treatment | levothyroxine once daily for life",
      "property: Hyperthyroidism | Treatment | carbimazole until the levels are normal",
    ]);
  });

  it("reads bold terms, with a full stop behind them or none", async () => {
    const facts = await found(
      headingBlock("Water"),
      paragraph("**Flocculation.** Slow paddles stir the water gently. The flocs grow."),
      paragraph("**Conventional current** flows from plus to minus."),
    );
    expect(facts).toContain("definition: Flocculation | Slow paddles stir the water gently");
    expect(facts).toContain("statement: Conventional current | flows from plus to minus");
  });

  it("reads tables: rows or columns as the things compared, word lists, dates", async () => {
    expect(
      await found(
        row("", "TCP", "UDP"),
        row("Header size", "at least 20 bytes", "8 bytes"),
        row("Order", "kept in order", "in any order"),
      ),
    ).toEqual(
      expect.arrayContaining([
        "property: TCP | Header size | at least 20 bytes",
        "property: UDP | Order | in any order",
      ]),
    );
    expect(
      await found(
        { ...row("Deutsch", "Plural", "English"), isHeader: true },
        row("das Haus", "die Häuser", "house"),
        row("die Miete", "die Mieten", "rent"),
        row("der Garten", "die Gärten", "garden"),
      ),
    ).toEqual(
      expect.arrayContaining([
        "translation: das Haus | house",
        "property: das Haus | Plural | die Häuser",
      ]),
    );
    expect(
      await found(
        row("1853", "Perry arrives with four ships"),
        row("1868", "Imperial rule is restored"),
      ),
    ).toContain("event: Imperial rule is restored | 1868");
  });

  it("reads questions by their labels, whatever the language", async () => {
    expect(
      await found(
        paragraph("F: Was ist ein Protokoll?"),
        paragraph("A: Eine Menge von Regeln."),
        paragraph("F: Was macht ein Router?"),
        paragraph("A: Er verbindet Netze."),
      ),
    ).toEqual(
      expect.arrayContaining([
        "question: Was ist ein Protokoll? | Eine Menge von Regeln",
        "question: Was macht ein Router? | Er verbindet Netze",
      ]),
    );
  });

  it("reads aspects as properties, and neither remarks nor notes of a section as parts of it", async () => {
    expect(
      await found(
        headingBlock("Memory"),
        item("STM"),
        item("capacity 7 +/- 2 items", 2),
        item("Decay theory: trace fades if not used"),
        item("evidence = dual task studies"),
        item("TODO: read chapter 6"),
        headingBlock("Causes"),
        item("Worldwide: iodine deficiency"),
        item("Hashimoto thyroiditis (autoimmune)"),
      ),
    ).toEqual([
      "property: STM | capacity | 7 +/- 2 items",
      "definition: Decay theory | trace fades if not used",
      "property: Memory | evidence | dual task studies",
      "membership: Causes | iodine deficiency / Hashimoto thyroiditis",
    ]);
  });

  it("reads formulas and leaves worked examples out", async () => {
    const facts = await found(
      headingBlock("Circuits"),
      item("Current: I = Q / t"),
      item("I = E / R = 6.0 / 3.5 = 1.7 A"),
    );
    expect(facts.filter((fact) => fact.startsWith("formula"))).toEqual([
      "formula: Current | I = Q / t",
    ]);
  });

  it("links what is said twice and cites the page on which a broken paragraph begins", async () => {
    const facts = await readFacts([
      passageOf([headingBlock("Cells"), item("Osmosis = movement of water through a membrane")], 1),
      passageOf([paragraph("**Osmosis**: movement of water through a thin membrane. A")], 2),
      passageOf([{ kind: "paragraph", text: "gene = a stretch of DNA", continues: true }], 3),
    ]);
    const [first, second] = facts.filter(({ subject }) => subject === "Osmosis");
    expect(second?.sameAs).toBe(first?.id);
    expect(second?.source.page).toBe(2);
  });
});
