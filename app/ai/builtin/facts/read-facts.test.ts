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
        item("the slab lowers the melting point -> magma"),
        item("Social contract -> natural rights"),
        item("Control: hypothalamus -> pituitary -> thyroid"),
      ),
    ).toEqual(
      expect.arrayContaining([
        "definition: Memory | ability to keep information over time",
        "definition: [Interference] proactive | old learning disturbs new",
        "membership: Interference | proactive / retroactive",
        "event: surgeon took out most of the hippocampus | 1953",
        "consequence: [Memory] the slab lowers the melting point | magma",
        "step: [Memory] Control | hypothalamus / pituitary / thyroid",
      ]),
    );
  });

  it("reads a label that recurs below several things as their property", async () => {
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

  it("reads bold terms, with or without a full stop", async () => {
    const facts = await found(
      headingBlock("Water"),
      paragraph("**Flocculation.** Slow paddles stir the water gently. The flocs grow."),
      paragraph("**Conventional current** flows from plus to minus."),
    );
    expect(facts).toContain("definition: Flocculation | Slow paddles stir the water gently");
    expect(facts).toContain("statement: Conventional current | flows from plus to minus");
  });

  it("reads tables: compared rows or columns, word lists, dates", async () => {
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

  it("skips fragmented tables and those without a header, and reads columns of meanings", async () => {
    const torn = [
      row("Rule", "Made by", "Key"),
      row("Organic law", "Parliament Rights", "majority (art."),
      row("Framework laws,", "Parliament", "81)"),
    ];
    expect(await found(...torn)).toEqual([]);
    expect(
      await found(
        { ...row("nucleus", "none", "none"), isHeader: true },
        row("introns", "none", "some"),
        row("histones", "none", "none"),
      ),
    ).toEqual([]);
    expect(
      await found(
        { ...row("Quantity", "Symbol", "Meaning"), isHeader: true },
        row("current", "I", "charge flowing per second"),
        row("power", "P", "energy transferred per second"),
      ),
    ).toContain("definition: current | Meaning | charge flowing per second");
  });

  it("skips tables of numbers, with gaps, of one series, or with a value as header", async () => {
    const header = (...cells: string[]) => ({ ...row(...cells), isHeader: true });
    const figures = [row("pizzas", "80", "$10"), row("shoes", "20", "$100")];
    expect(await found(header("Product", "Quantity", "Price"), ...figures)).toEqual([]);
    const lines = [row("Xia", "Yu", ""), row("", "king", "palace"), row("Shang", "Tang", "")];
    expect(await found(header("Dynasty", "Founder", "Deed"), ...lines)).toEqual([]);
    const acids = [row("carbonic acid", "nitric acid"), row("silicic acid", "phosphoric acid")];
    expect(await found(header("Group 14", "Group 15"), ...acids)).toEqual([]);
    const rights = [row("Trade mark", "10 years (if renewed)", "Trade Mark Act")];
    const design = row("Design", "15 years in all", "Designs Act");
    expect(await found(header(...(rights[0]?.cells ?? [])), design, design)).toEqual([]);
  });

  it("separates two adjacent tables", async () => {
    expect(
      await found(
        { ...row("Directive", "Description", ""), isHeader: true },
        row("include", "puts a header file in", ""),
        row("define", "names a constant or macro", ""),
        row("Feature", "Macro", "Function"),
        row("Evaluation", "before the compiler runs", "while the program runs"),
        row("Type safety", "types are never checked", "types are always checked"),
      ),
    ).toEqual(
      expect.arrayContaining([
        "definition: include | Description | puts a header file in",
        "property: Macro | Evaluation | before the compiler runs",
      ]),
    );
  });

  it("reads each equation of a line, and the equation below a bold title", async () => {
    expect(
      await found(
        headingBlock("Genes"),
        item("genotype = the letters of the genes, phenotype = what you can see"),
      ),
    ).toEqual([
      "definition: [Genes] genotype | the letters of the genes",
      "definition: [Genes] phenotype | what you can see",
    ]);
    expect(
      await found(headingBlock("Physics"), paragraph("**Momentum**"), paragraph("p=m⋅v")),
    ).toEqual(["formula: Momentum | p=m⋅v"]);
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

  it("reads aspects as properties, and no remarks or notes as members", async () => {
    expect(
      await found(
        headingBlock("Memory"),
        item("STM"),
        item("capacity 7 +/- 2 items", 2),
        item("Decay theory: trace fades if not used"),
        item("evidence = dual task studies"),
        item("TODO: read chapter 6"),
        headingBlock("Causes of goitre"),
        item("Worldwide: iodine deficiency"),
        item("Hashimoto thyroiditis (autoimmune)"),
      ),
    ).toEqual([
      "property: STM | capacity | 7 +/- 2 items",
      "definition: Decay theory | trace fades if not used",
      "property: Memory | evidence | dual task studies",
      "membership: Causes of goitre | iodine deficiency / Hashimoto thyroiditis",
    ]);
  });

  it("reads formulas but no worked examples", async () => {
    const facts = await found(
      headingBlock("Circuits"),
      item("Current: I = Q / t"),
      item("I = E / R = 6.0 / 3.5 = 1.7 A"),
    );
    expect(facts.filter((fact) => fact.startsWith("formula"))).toEqual([
      "formula: Current | I = Q / t",
    ]);
  });

  it("reads the words before an equation, or the item above it, as its quantity", async () => {
    const facts = await found(
      headingBlock("Physics"),
      item("Elasticity"),
      item("Young Modulus Y=σ/ε", 2),
      item("through the centre I=1/12 ML²", 2),
      item("T=λx/l", 2),
      item("sec θ = 1/cos θ", 2),
      item("Hall voltage"),
      item("U=BI/ntq", 2),
    );
    expect(facts).toEqual([
      "formula: [Elasticity] Young Modulus | Y=σ/ε",
      "formula: [Physics] sec θ | sec θ = 1/cos θ",
      "formula: [Physics] Hall voltage | U=BI/ntq",
    ]);
  });

  it("skips grids of words and long reference tables", async () => {
    const header = (...cells: string[]) => ({ ...row(...cells), isHeader: true });
    const grid = [row("peace", "doubt", "fault"), row("doubt", "greed", "peace")];
    expect(await found(header("joy", "fear", "pride"), ...grid, row("fear", "joy", "art"))).toEqual(
      [],
    );
    const missions = Array.from({ length: 12 }, (_, at) =>
      row(`probe ${at}x`, `agency ${at}y`, `landing site ${at}z`),
    );
    const text = paragraph("Nothing is told here of any craft. ".repeat(80));
    const flights = [header("Mission", "Agency", "Site"), ...missions];
    expect(await found(...flights)).toHaveLength(24);
    expect(await found(text, ...flights)).toEqual([]);
  });

  it("reads neither symbols, nor forms of one language, nor formulas as translations", async () => {
    const kindsOf = async (...rows: TextBlock[]) =>
      new Set((await found(...rows)).map((fact) => fact.split(":", 1)[0]));
    const elements = [row("el sodio", "Na"), row("el hierro", "Fe"), row("el oro", "Au")];
    expect(await kindsOf(...elements)).not.toContain("translation");
    const forms = [
      row("mauvais", "plus mauvais"),
      row("bon", "meilleur"),
      row("le petit", "le moindre"),
    ];
    expect(
      await kindsOf(
        paragraph(
          "Die Steigerung der Adjektive ist hier mit allen Formen für die Prüfung zu lernen, auch wenn sie nicht leicht ist.",
        ),
        ...forms,
      ),
    ).not.toContain("translation");
  });

  it("skips translations that are the same word", async () => {
    const facts = await found(
      { ...row("French", "English"), isHeader: true },
      row("la maison", "house"),
      row("le loyer", "rent"),
      row("tennis", "Tennis"),
    );
    expect(facts).toEqual(["translation: la maison | house", "translation: le loyer | rent"]);
  });

  it("skips the metadata of a document", async () => {
    const head = ["Instructor: Fei Tan", "Course: Macroeconomics 201", "Date: August 21, 2025"];
    const body = [headingBlock("GDP", 2), item("Real GDP = value of goods at base-year prices")];
    expect(await found(headingBlock("Income"), ...head.map(paragraph), ...body)).toEqual([
      "definition: Real GDP | value of goods at base-year prices",
    ]);
  });

  it("links duplicates and cites the first page of a paragraph across pages", async () => {
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
