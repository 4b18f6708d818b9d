import { expect, it } from "vitest";
import type { ImportedCard } from "./imported-card";
import { type KnownItem, recogniseCards } from "./recognise-cards";

const card = (key: string | null, front: string, back = "b"): ImportedCard => ({
  ...{ key, front, back, source: null, memory: null },
});
const item = (id: string, importedKey: string | null, front: string): KnownItem => ({
  ...{ id, importedKey, front, back: "b" },
});

const ids = ({ known, fresh }: ReturnType<typeof recogniseCards>) => ({
  known: known.map(({ card: { key }, item: { id } }) => [key, id]),
  fresh: fresh.map(({ key }) => key),
});

it("recognises a card by its key, even if its text has changed", () => {
  const read = [card("k1", "new text"), card("k2", "other")];
  expect(ids(recogniseCards(read, [item("a", "k1", "old text")], []))).toEqual({
    known: [["k1", "a"]],
    fresh: ["k2"],
  });
});

it("recognises an exported card by its id, before one that was imported with the same key", () => {
  const stored = [item("b", "a", "copy"), item("a", null, "original")];
  expect(ids(recogniseCards([card("a", "x")], stored, [])).known).toEqual([["a", "a"]]);
});

it("recognises a card without a known key by both sides, once each", () => {
  const read = [card("k1", "same"), card("k2", "same"), card("k3", "same", "another back")];
  expect(ids(recogniseCards(read, [], [item("a", null, "same")]))).toEqual({
    known: [["k1", "a"]],
    fresh: ["k2", "k3"],
  });
});

it("matches an item once, even if both its key and its sides match", () => {
  const stored = item("a", "k1", "same");
  const { known, fresh } = recogniseCards([card("k1", "same"), card("k1", "same")], [stored], []);
  expect([known.length, fresh.length]).toEqual([1, 1]);
});
