import { expect, test } from "vitest";
import type { GuideEntry, StudyGuide } from "~/ai/ports";
import { viewGuide } from "./view-guide";

const empty: StudyGuide = {
  terms: [],
  people: [],
  causes: [],
  dates: [],
  differences: [],
  steps: [],
  lists: [],
  formulas: [],
  questions: [],
  tables: [],
};

function entry(title: string, ...lines: [text: string, page: number | null][]): GuideEntry {
  return {
    title,
    lines: lines.map(([text, page]) => ({
      text,
      source: { fileId: "file", page, quote: `${title}: ${text}` },
    })),
  };
}

function places(guide: Partial<StudyGuide>) {
  const [part] = viewGuide({ ...empty, ...guide }, "/back");
  return part?.entries.map(({ place, lines }) => ({
    entry: place?.page,
    lines: lines.map((line) => line.place?.page),
  }));
}

test("a list on one page has one link", () => {
  const list = entry("Meters", ["ammeter", 2], ["voltmeter", 2]);
  expect(places({ lists: [list] })).toEqual([{ entry: 2, lines: [undefined, undefined] }]);
});

test("a list over two pages has a link for each of its items", () => {
  const list = entry("Meters", ["ammeter", 2], ["voltmeter", 3]);
  expect(places({ lists: [list] })).toEqual([{ entry: undefined, lines: [2, 3] }]);
});

test("a term that is explained in two places has a link to both", () => {
  const term = entry("Fuse", ["a thin wire", null], ["goes in the live wire", null]);
  expect(places({ terms: [term] })).toEqual([{ entry: undefined, lines: [null, null] }]);
});

test("two lines from one sentence share one link", () => {
  const source = { fileId: "file", page: 4, quote: "The plume stays put, the plate moves." };
  const lines = ["the plume stays put", "the plate moves"].map((text) => ({ text, source }));
  expect(places({ terms: [{ title: "Plume / plate", lines }] })).toEqual([
    { entry: undefined, lines: [undefined, 4] },
  ]);
});

test("empty parts are left out", () => {
  expect(viewGuide(empty, "/back")).toEqual([]);
});

test("links name their document only in the guide of a course", () => {
  const guide = { ...empty, terms: [entry("Fuse", ["a thin wire", 2])] };
  const documentOf = (names: Map<string, string> | null) =>
    viewGuide(guide, "/back", names)[0]?.entries[0]?.lines[0]?.place?.document;
  expect(documentOf(new Map([["file", "Circuits.pdf"]]))).toBe("Circuits.pdf");
  expect(documentOf(null)).toBeNull();
});
