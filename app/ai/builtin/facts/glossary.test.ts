import { expect, it } from "vitest";
import { headingBlock, paragraph, passageOf } from "./passage-of-blocks";
import { readFacts } from "./read-facts";

async function found(...lines: string[]): Promise<string[]> {
  const facts = await readFacts([
    passageOf([
      headingBlock("Society"),
      paragraph("Runners, called chasquis, carried messages for the ruler."),
      headingBlock("Key Terms"),
      ...lines.map(paragraph),
    ]),
  ]);
  return facts
    .filter(({ importance }) => importance > 0.7)
    .map(({ subject, predicate }) => `${subject} | ${predicate}`);
}

it("reads terms and meanings on lines by turns", async () => {
  expect(
    await found(
      "anomie",
      "a state without shared norms",
      "status",
      "the place a person has in society",
      "proletariat",
      "the workers of a society",
    ),
  ).toEqual([
    "anomie | a state without shared norms",
    "status | the place a person has in society",
    "proletariat | the workers of a society",
  ]);
});

it("parts a term from the meaning that follows without a mark", async () => {
  expect(
    await found(
      "serf a peasant tied to the land",
      "chasquis Incan relay runners used to send messages",
      "feudal society a social order of lords and serfs",
    ),
  ).toEqual([
    "serf | a peasant tied to the land",
    "chasquis | Incan relay runners used to send messages",
    "feudal society | a social order of lords and serfs",
  ]);
});
