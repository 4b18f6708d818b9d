import { expect, it } from "vitest";
import type { TextBlock } from "~/ai/ports";
import { headingBlock, item, paragraph, passageOf } from "./passage-of-blocks";
import { readFacts } from "./read-facts";

async function found(...blocks: TextBlock[]): Promise<string[]> {
  const facts = await readFacts([passageOf(blocks)]);
  return facts.map(({ kind, subject, predicate }) => `${kind}: ${subject} | ${predicate}`);
}

it("reads lines with a short label below numbered headings as their answers", async () => {
  expect(
    await found(
      headingBlock("1.- ¿Qué movimiento envió peticiones al parlamento?", 3),
      paragraph("R= Cartismo"),
      headingBlock("2.- Producto de la separación de Yugoslavia", 3),
      paragraph("R= Croacia"),
      headingBlock("3. -¿Qué países fueron potencias coloniales?", 3),
      paragraph("R= Inglaterra, Francia"),
      headingBlock("12.-Características de la Revolución Francesa", 3),
      paragraph("R= Toma de la Bastilla"),
      paragraph("Código Civil"),
    ),
  ).toEqual([
    "question: ¿Qué movimiento envió peticiones al parlamento? | Cartismo",
    "question: Producto de la separación de Yugoslavia | Croacia",
    "question: ¿Qué países fueron potencias coloniales? | Inglaterra, Francia",
    "question: Características de la Revolución Francesa | Toma de la Bastilla; Código Civil",
  ]);
});

it("does not read a label that names its text as an answer", async () => {
  const facts = await found(
    headingBlock("Trade mark", 3),
    paragraph("Use: tells goods of one maker from others"),
    headingBlock("Design", 3),
    paragraph("Use: keeps the look of a product"),
    headingBlock("Patent", 3),
    paragraph("Use: keeps an invention for its maker"),
  );
  expect(facts.filter((fact) => fact.startsWith("question"))).toEqual([]);
});

it("reads headings with a question label, with answers below a label, in a list or bare", async () => {
  const facts = await found(
    headingBlock("C viva", 1),
    headingBlock("Q: What is a compiler?", 3),
    paragraph("A: It turns code into assembly. Key features:"),
    headingBlock("Q: Recursion", 3),
    paragraph("A: Function calling itself"),
    paragraph("int f(int n) {"),
    headingBlock("Q: Loops", 3),
    paragraph("for, while, do-while"),
    headingBlock("Q: Structure of a program", 3),
    paragraph("A: A program includes:"),
    item("directives"),
    item("functions"),
    headingBlock("Q: Keywords", 3),
    paragraph("const: a variable that cannot be changed"),
    paragraph("static: a variable that keeps its value from call to call of its function"),
    paragraph("extern: a variable that another file of the program declares before"),
  );
  expect(facts).toEqual(
    expect.arrayContaining([
      "question: What is a compiler? | It turns code into assembly",
      "definition: Recursion | Function calling itself",
      "membership: Loops | for, while, do-while",
      "question: Structure of a program | directives; functions",
      "definition: const | a variable that cannot be changed",
    ]),
  );
  expect(facts.join("\n")).not.toMatch(/Q:|A:/u);
});

it("reads a series of numbered questions, with or without question marks", async () => {
  const facts = await found(
    headingBlock("1. What is a gene?", 2),
    paragraph("A stretch of DNA."),
    headingBlock("2. What is an allele?", 2),
    paragraph("A form of a gene."),
    headingBlock("3. Who first studied inheritance?", 2),
    paragraph("Gregor Mendel."),
    headingBlock("4. Bases in DNA", 2),
    paragraph("adenine, thymine, guanine and cytosine"),
  );
  expect(facts).toContain("membership: Bases in DNA | adenine, thymine, guanine and cytosine");
});
