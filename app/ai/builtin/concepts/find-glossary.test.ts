import { expect, it } from "vitest";
import type { Passage } from "~/ai/ports";
import { findGlossary } from "./find-glossary";

function passage(id: number, heading: string, text: string): Passage {
  return { id, fileId: "f", fileName: "a.pdf", ordinal: id, page: id, heading, text };
}

const body = passage(
  1,
  "Trade",
  "A common good is open to all. Goods of the public need a majority rule. Osmosis moves water.",
);

const pairs = (passages: Passage[]) =>
  findGlossary(passages, "en").map(({ term, meaning, home }) => [term, meaning, home ?? null]);

it("reads terms with their meanings below", () => {
  const list = passage(
    2,
    "Key Terms",
    "osmosis\nthe movement of water through a membrane (slow)\nscarcity\nwhen wants exceed the supply; a fact of life\nmajority rule\na fundamental principle of democracy; the larger part decides",
  );
  expect(pairs([body, list])).toEqual([
    ["osmosis", "the movement of water through a membrane (slow)", 1],
    ["scarcity", "when wants exceed the supply", null],
    ["majority rule", "a fundamental principle of democracy; the larger part decides", 1],
  ]);
  expect(findGlossary([body, list], "en")[0]?.sentence.text).toBe(
    "osmosis the movement of water through a membrane (slow)",
  );
});

it("tells a term from a meaning on the same line by how the document uses it", () => {
  const list = passage(
    2,
    "Glossary",
    "common good what all people may use in the same way\nmajority rule a principle of every free government\nserf a peasant tied to the land and its lord",
  );
  expect(pairs([body, list]).map(([term]) => term)).toEqual([
    "common good",
    "majority rule",
    "serf",
  ]);
});

it("reads a sign between term and meaning", () => {
  const list = passage(2, "Glosario", "ósmosis: el paso del agua a través de una membrana.");
  expect(findGlossary([list], "es")[0]).toMatchObject({
    term: "ósmosis",
    meaning: "el paso del agua a través de una membrana",
  });
});

it("leaves out what has run together at the end of a page", () => {
  const first = passage(
    2,
    "Key Terms",
    "osmosis\nthe movement of water through a membrane\nscarcity\nwhen wants exceed the supply exports",
  );
  const second = passage(3, "Key Terms", "goods that are made at home and sold abroad for money");
  expect(pairs([body, first, second]).map(([term]) => term)).toEqual(["osmosis"]);
});

it("parts by the alphabet what has run together", () => {
  const first = passage(
    2,
    "Key Terms",
    "command economy\nan economy that a government directs\ndivision of labor\nhow workers share tasks\neconomies of scale\nwhen the average cost declines as total output increases exports",
  );
  const second = passage(
    3,
    "Key Terms",
    "products made at home and sold abroad\nfiscal policy\nwhat a government spends and takes\nmodel\nsee theory monetary policy\npolicy that alters the level of interest rates\nprivate enterprise the ownership of firms by persons\nscarcity\nwhen wants exceed the supply",
  );
  const found = findGlossary([body, first, second], "en");
  expect(found.map(({ term }) => term)).toEqual([
    "command economy",
    "division of labor",
    "economies of scale",
    "exports",
    "fiscal policy",
    "monetary policy",
    "private enterprise",
    "scarcity",
  ]);
  expect(found[2]?.meaning).toBe("when the average cost declines as total output increases");
  expect(found[3]?.sentence).toMatchObject({
    text: "products made at home and sold abroad",
    passage: { id: 3 },
  });
});

it("takes no other list for one", () => {
  expect(pairs([passage(2, "Key Concepts", "osmosis\nthe movement of water")])).toEqual([]);
  const references = passage(
    2,
    "Glossary",
    "model\nsee theory\nSource\nhttps://example.org and more",
  );
  expect(pairs([references])).toEqual([]);
});
