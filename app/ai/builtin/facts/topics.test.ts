import { expect, it } from "vitest";
import type { TextBlock } from "~/ai/ports";
import { headingBlock, paragraph, passageOf } from "./passage-of-blocks";
import { readFacts } from "./read-facts";

async function subjects(...lines: string[]): Promise<string[]> {
  const blocks: TextBlock[] = [headingBlock("Gustav Stresemann", 1), headingBlock("Judgement", 2)];
  const facts = await readFacts([passageOf([...blocks, ...lines.map(paragraph)])]);
  return facts.filter(({ kind }) => kind === "definition").map(({ subject }) => subject);
}

it("treats labels as topics if most are followed by sentences with their own subject", async () => {
  expect(
    await subjects(
      "Lasting doubts: The party is seen as too weak by most of its own voters.",
      "Failed hopes: The treaty was not accepted by the parties of the right.",
      "Young Plan: a plan of 1929 for the payment of reparations.",
    ),
  ).toEqual(["Young Plan"]);
});

it("keeps a sentence after a term in a list of terms", async () => {
  const terms = await subjects(
    "Hacking: unlawful access to a computer system of others.",
    "Spoofing: use of the stolen identity of a computer.",
    "Salami attack: Small amounts are stolen from many accounts at once.",
  );
  expect(terms).toContain("Salami attack");
});
