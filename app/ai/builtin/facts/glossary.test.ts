import { expect, it } from "vitest";
import { headingBlock, paragraph, passageOf } from "./passage-of-blocks";
import { readFacts } from "./read-facts";

async function found(...lines: string[]): Promise<string[]> {
  return foundBelow("Key Terms", ...lines);
}

async function foundBelow(heading: string, ...lines: string[]): Promise<string[]> {
  const facts = await readFacts([
    passageOf([
      headingBlock("Society"),
      paragraph("Runners, called chasquis, carried messages for the ruler."),
      headingBlock(heading),
      ...lines.map(paragraph),
    ]),
  ]);
  return facts
    .filter(({ importance }) => importance > 0.7)
    .map(({ subject, predicate }) => `${subject} | ${predicate}`);
}

it("reads terms and meanings on alternating lines", async () => {
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

it("splits a term from its meaning without a separator", async () => {
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

const LEARNING = [
  "habituation",
  "a weaker response to what comes again and again",
  "stimulus",
  "any event that evokes a response",
  "learning",
  "a lasting change of behavior due to experience",
  "shaping",
  "a procedure that rewards closer and closer steps",
];

it("reads alternating lines below any heading, and splits a line where the other meanings start", async () => {
  expect(
    await foundBelow(
      "Unit VI",
      ...LEARNING,
      "conditioned response (CR) a learned response to a stimulus",
      "locus of control a belief about what decides our fate",
    ),
  ).toEqual([
    "habituation | a weaker response to what comes again and again",
    "stimulus | any event that evokes a response",
    "learning | a lasting change of behavior due to experience",
    "shaping | a procedure that rewards closer and closer steps",
    "conditioned response | a learned response to a stimulus",
    "locus of control | a belief about what decides our fate",
  ]);
});

it("does not read a few short lines or titles as a glossary", async () => {
  expect(await foundBelow("Unit VI", ...LEARNING.slice(0, 4))).toEqual([]);
  const text = "People live together. They share rules. They hand them on to their children.";
  const titles = ["Rules", "Work", "Family", "School"].flatMap((title) => [title, text]);
  expect(await foundBelow("Unit VI", ...titles)).toEqual([]);
});
