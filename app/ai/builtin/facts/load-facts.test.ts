import { expect, it } from "vitest";
import type { Material } from "~/ai/ports";
import { loadFacts } from "./load-facts";
import { headingBlock, item, passageOf } from "./passage-of-blocks";

const passages = [
  passageOf([headingBlock("Cells"), item("Osmosis = movement of water through a membrane")], 1),
  passageOf([headingBlock("Rocks"), item("Magma = molten rock below the surface")], 2),
];

const material: Material = {
  documents: [{ id: "file", name: "notes.pdf" }],
  search: async (query) => passages.filter(({ text }) => text.includes(query)),
  read: async () => passages,
  derive: async (_, work) => work(),
};

it("returns all facts of a document, or those about a topic", async () => {
  const subjects = async (topic: string | null) =>
    (await loadFacts(material, topic)).map(({ subject }) => subject);
  expect(await subjects(null)).toEqual(["Osmosis", "Magma"]);
  expect(await subjects("Osmosis")).toEqual(["Osmosis"]);
  expect(await subjects("molten rock")).toEqual(["Magma"]);
});
